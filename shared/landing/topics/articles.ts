import type { Topic } from "./topic.ts";

export const articleTopics = {
  "seo-articles-service": {
    table: {
      filter: { categories: ["community"] },
      noun: "communities where articles are read and discussed",
      note: "Once an article exists, these are places where its author can share or republish it, each by its own rules.",
    },
    intro:
      "A directory tells people that you exist. An article answers the question that comes next: how does this work, what does it cost, which one suits me? Our larger plans include such articles. Here is how topics are found, what each article must contain, how it's checked, and how articles and directories work together.",
    sections: [
      {
        heading: "Topics come from questions",
        text: "We don't start with a tool's list of keywords, but with what people ask.",
        points: [
          "Questions in support, in sales calls and in your chat, in their own words.",
          "Searches for which your site already appears without being clicked, from Search Console.",
          "Questions in forums and communities about your kind of product.",
          "Comparisons that buyers make, including those in which you come second.",
          "Terms of your trade that a newcomer has to look up.",
        ],
      },
      {
        heading: "What each article contains",
        text: "The answer in the first paragraph. Then the explanation, with an example that comes from your product or trade. Links to your pages where they help the reader; in Growth Partner, five in each post. A title that says what's inside. No invented figures, studies or quotations: a number without a source is removed.",
      },
      {
        heading: "A thousand articles: for whom?",
        text: "Full Organic Growth includes 1000+ articles. That many make sense if your product touches many cases: integrations, industries, places, formats, error messages. For a product with one purpose, a hundred good ones are the end, and more would repeat themselves. Tell us about your product before you buy; we say what we think its range is.",
      },
      {
        heading: "Checks before publication",
        text: "Drafts are made with a language model and compared with your other texts, because near-duplicates compete with each other. Facts about your product come from your profile and website. You know your field better than we do, so read the first ten closely and send corrections; they apply to all that follow.",
      },
      {
        heading: "Articles plus directories",
        text: "Directories bring first links to the home page. From there your internal links lead to articles, which in turn have something to offer to people who write. Publish steadily instead of everything in one week. Share the best ones yourself in the communities above: not as advertising, but where the question has come up.",
      },
    ],
    questions: [
      {
        question: "Are AI-assisted articles allowed by Google?",
        answer:
          "Yes, if they're made for people and are useful. Many pages made mainly to rank are “scaled content abuse”, however they're written. That's why range and checks matter.",
      },
      {
        question: "Who owns the articles?",
        answer: "You do. They're published on your website, and you can change or delete them at any time.",
      },
    ],
  },
  "programmatic-seo-service": {
    table: {
      filter: { scope: "worldwide", link: "known", minDr: 0, account: "required", knows: ["pricing"] },
      noun: "rows with enough facts for a page of their own",
      note: "An example of a data set: directories of which price, link type, rating and account are all known. Each has its own page on this site.",
    },
    intro:
      "Programmatic SEO means one template and many rows of data, with a page for each. It's a good idea if every row answers a question somebody has. It's spam if only the name of the city changes. Growth Partner includes 300 pages a month. This page explains how we keep them from becoming the second kind.",
    sections: [
      {
        heading: "First the data, then the template",
        text: "A page is as useful as its row. Before a template is written, check the table you want to publish.",
        points: [
          "At least five facts per row that a visitor can't guess from the title.",
          "A source and a date for each fact, so that it can be renewed.",
          "Facts that differ between rows. A column with one value in it isn't content.",
          "A person who would search for this row, and what they'd want to do next.",
        ],
      },
      {
        heading: "An example you can look at",
        text: "The table above is such a data set, taken from the catalogue of this website. A directory gets an indexed page only if enough sourced facts are known about it. The others stay in the list, without a page in the index. Country and trade pages follow the same rule, and a page without enough rows isn't offered to search engines.",
      },
      {
        heading: "What keeps pages useful",
        text: "Each page needs text that holds for this row alone, and a way on to neighbors that are near in fact, not next in the alphabet. Empty fields are left out instead of filled with phrases. If two rows produce nearly the same page, one of them is merged into the other. It's better to publish 80 good pages than 300 with holes.",
      },
      {
        heading: "Checks before publishing",
        text: "Pages are compared with each other after names have been masked: what remains equal shows how much is template. Pages above the limit are held back with the reason. Required facts must be present, links must work, title and description must be unique. Then they go to your site builder, in batches rather than all at once.",
      },
      {
        heading: "After publishing",
        text: "Look at Search Console after four weeks, by group. Pages that no one finds and no one reads get better data or are removed. Add new rows only when the first batch is indexed; search engines judge a section by what they have seen of it.",
      },
    ],
    questions: [
      {
        question: "Which site builders can you publish to?",
        answer:
          "The Growth Partner plan includes auto-publishing to site builders. Tell us which system you use before you order, and we'll confirm that it works with it.",
      },
      {
        question: "I have no data set. Can you make one?",
        answer:
          "We can help to structure what you have: products, places, integrations, prices. We don't invent facts, and we don't copy other people's databases.",
      },
    ],
  },
} satisfies Record<string, Topic>;
