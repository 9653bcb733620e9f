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
        text: "We don't start with a tool's list of keywords and estimated volumes, but with evidence. Each topic shows where it comes from.",
        points: [
          "Questions in forums and communities about your kind of product, grouped, with links to the posts.",
          "Searches for which your site appears at positions 8 to 30, from the Search Console export you upload.",
          "Your keywords that no page of your website is about yet.",
          "Topics you add yourself: questions from support, sales calls and your chat.",
          "A topic that one of your pages covers already is marked, so that you don't compete with yourself.",
        ],
      },
      {
        heading: "What each article contains",
        text: "The answer in the first paragraph. Then the explanation, with an example that comes from your product or trade. Five links to different pages of your website, or one to each page of a smaller one, which search engines may follow. A title that says what's inside. The language model is told to invent no figures, studies, quotations or customers; check its claims about your product when you read the draft.",
      },
      {
        heading: "A thousand articles: for whom?",
        text: "Full Organic Growth includes 1000+ articles. That many make sense if your product touches many cases: integrations, industries, places, formats, error messages. For a product with one purpose, a hundred good ones are the end, and more would repeat themselves. Tell us about your product before you buy; we say what we think its range is.",
      },
      {
        heading: "Checks before publication",
        text: "A language model drafts, or a person on our team if you prefer. Each text is compared with your other articles and the pages of your website: near-duplicates compete with each other, so from 30% in common you get a warning, and from 80% the text can't be approved. Length, headings, readability and every link are checked, too. Then you approve it, edit it or ask for changes. You know your field better than we do, so read closely.",
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
      {
        question: "What does an article cost?",
        answer:
          "One article credit of your plan, used when the article is published. Approving an idea reserves it; archiving the article before publication gives it back.",
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
        text: "Each page needs text that holds for this row alone, and a way on to neighbors that are near in fact, not next in the alphabet. Optional facts that are empty are left out instead of filled with phrases. If two rows produce nearly the same page, only the first one passes. It's better to publish 80 good pages than 300 with holes.",
      },
      {
        heading: "Checks before publishing",
        text: "Pages are compared with each other after the template is cut and names are masked. A page is held back, with the reason, if a required fact is missing, if less than 40% of its words are its own, if 60% or more of its text is the same as another page's, or if its address is taken. Held-back pages cost no credit. The others go to your site builder, one after another.",
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
          "WordPress, Ghost, Webflow, Shopify, and any system that takes a signed webhook. For everything else, you download the pages as Markdown and HTML. Pages arrive as drafts unless you choose to publish live.",
      },
      {
        question: "I have no data set. Can you make one?",
        answer:
          "We can help to structure what you have: products, places, integrations, prices. We don't invent facts, and we don't copy other people's databases.",
      },
    ],
  },
} satisfies Record<string, Topic>;
