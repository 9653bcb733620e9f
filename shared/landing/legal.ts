import type { PublicSettings } from "../site/settings.ts";
import { site } from "../site.ts";

export type LegalSection = {
  /** The fragment of links to the section. */
  id?: string;
  heading: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** A button below the text. */
  action?: { label: string; href: string };
};

export type LegalText = {
  title: string;
  description: string;
  /** When we last added to the original text. */
  amended: string;
  /** Shown above the text. */
  notice?: string;
  intro: string;
  sections: readonly LegalSection[];
};

/** The date of the original texts. */
export const lastUpdated = "October 28, 2024";

const withdrawalStatement = `I withdraw from my contract for the following service.

Plan:
Ordered on:
Name:
Postal address:
Email of the account:
`;

type LegalFacts = Pick<PublicSettings, "operator" | "supportEmail" | "trialDays" | "archiveMonths">;

const nameOf = (operator: LegalFacts["operator"]) =>
  operator ? `${operator.name}, ${operator.address}` : "[name and address not entered yet]";

const noticeOf = (operator: LegalFacts["operator"]) =>
  operator
    ? {}
    : { notice: `The operator of ${site.name} hasn't entered their name and address yet, so this text is incomplete.` };

export const terms = ({ operator, supportEmail, trialDays }: LegalFacts): LegalText => ({
  title: "Terms of Service",
  description: `The terms under which ${site.name} may be used: accounts, fees, content, warranties and termination.`,
  amended: "November 23, 2026",
  ...noticeOf(operator),
  intro: `These terms are an agreement between you and ${nameOf(operator)}, who runs ${site.name} ("we", "us") about the use of our website, dashboard and services (together, "the service"). By using the service, you accept these terms. If you do not accept them, do not use the service.`,
  sections: [
    {
      heading: "1. Who may use the service",
      paragraphs: [
        "You must be at least 13 years old to use the service. If you are under the age of majority where you live, you need the permission of a parent or guardian. If you use the service for a company or other organization, you confirm that you are authorized to accept these terms on its behalf.",
      ],
    },
    {
      heading: "2. What the service does",
      paragraphs: [
        "We submit the websites you name to online directories and, depending on your plan, prepare articles and pages and report on our work. The dashboard also lets you monitor keywords, reply to mentions, manage leads, run offers, and read feedback and suggestions.",
        "Directories and search engines belong to third parties. They alone decide whether, when and how to publish, change or remove an entry, and how to rank a website. We do not guarantee that an entry will be accepted, nor any ranking, domain rating, amount of traffic or date.",
        "Reply drafts and articles may be written by a language model. They can be wrong: read and correct a text before you post or approve it. If you connect your website, we publish the articles you approve and the pages you choose there. You are responsible for what is published.",
      ],
    },
    {
      heading: "3. Your account and password",
      paragraphs: [
        "You need an account to use the dashboard. The details you provide must be accurate, and you must keep them up to date. You are responsible for keeping your password secret and for all activity under your account. Tell us immediately if you believe someone else has used it.",
      ],
    },
    {
      heading: "4. Restrictions on use",
      paragraphs: ["You may use the service only for lawful purposes. In particular, you may not:"],
      items: [
        "submit websites or content that is unlawful, deceptive, defamatory or hateful, or that infringes the rights of others;",
        "submit a website that you neither own nor have permission to promote;",
        "use the service to send spam or to impersonate another person or company;",
        "attempt to access accounts, data or systems that are not yours, or to circumvent limits of the service;",
        "disrupt or overload the service, or scrape it by automated means without our consent;",
        "copy, resell or rent out the service without our written consent.",
      ],
    },
    {
      heading: "5. Free trial, premium services and fees",
      paragraphs: [
        `Parts of the service are free, including a ${trialDays}-day trial for new accounts. Premium services are optional. Their fees, and whether they are charged once, monthly or annually, are shown before you buy.`,
        "Payments are handled by an external payment provider on its own checkout page. Monthly and annual fees are charged in advance for each period and renew until you cancel. You may cancel at any time; your plan then ends at the end of the period you have paid for.",
        "Fees for premium services, whether monthly, annual or one-time, are non-refundable, including for partly unused periods, except where mandatory law provides otherwise. We may change fees for future periods and will notify you before the change takes effect.",
      ],
    },
    {
      id: "withdrawal",
      heading: "6. Right of withdrawal for consumers",
      paragraphs: [
        "This section applies if you buy as a consumer in the European Union, the European Economic Area or the United Kingdom, that is, for purposes outside your trade, business or profession. You may withdraw from a purchase within 14 days of the day it was made, without giving a reason.",
        `To withdraw, send us a clear statement before the 14 days end, by email to ${supportEmail} or by letter to ${nameOf(operator)}. You can use this text, but do not have to: "I withdraw from my contract for the following service: [plan], ordered on [date]. [Name, address, email of the account, date]". The button below prepares it:`,
      ],
      items: [
        "Choose “Withdraw from contract”. Your email program opens with the text. Nothing is sent yet.",
        "Add your plan, the day you ordered it and your name, then send the email. With that, you have withdrawn.",
        "We confirm by email that we received your statement, with its text and the date and time of receipt.",
      ],
      action: {
        label: "Withdraw from contract",
        href: `mailto:${supportEmail}?subject=${encodeURIComponent("Withdrawal from contract")}&body=${encodeURIComponent(withdrawalStatement)}`,
      },
    },
    {
      heading: "7. Effects of withdrawal",
      paragraphs: [
        "If you withdraw, we refund all payments for that purchase within 14 days of receiving your statement, by the means of payment you used, at no cost to you. If you expressly asked us to begin within the 14 days, you pay for the part of the service that we provided until you withdrew, in proportion to the whole. The right ends early only when the service is complete, and only if you expressly asked us to begin and acknowledged that you would lose the right.",
      ],
    },
    {
      heading: "8. Content and ownership",
      paragraphs: [
        "You keep all rights in the content you give us, such as texts, logos, images and the address of your website. You allow us to use, adapt and share this content as far as the service requires it, for example to enter it in a directory. You confirm that you have the rights needed for this.",
        "Articles and pages that we prepare for your website are yours to use once they are paid for. The service itself, including its software, design, texts and trademarks, belongs to us or our licensors. These terms give you a right to use it, but no ownership of it.",
      ],
    },
    {
      heading: "9. Third-party sites and services",
      paragraphs: [
        "The service links to and works with third-party websites. We do not control them and are not responsible for their content, terms or data handling. Read their terms before you use them.",
      ],
    },
    {
      heading: "10. Termination",
      paragraphs: [
        "You may end this agreement at any time by deleting your account in the dashboard or by contacting us. We may suspend or end your access if you breach these terms, if the law requires it, or if we stop offering the service. Where possible, we will tell you in advance and give the reason.",
        "When the agreement ends, so does your right to use the service. Entries that third parties have already published remain under their control. The sections on ownership, fees, warranties and liability continue to apply.",
      ],
    },
    {
      heading: "11. Warranties",
      paragraphs: [
        'The service is provided "as is" and "as available". To the extent permitted by law, we give no warranties, express or implied, about its fitness for a particular purpose, uninterrupted availability, freedom from errors, or any result you hope to gain from it.',
        "You warrant that you have the right to submit the website and content you give us, and that they do not break any law or infringe the rights of others.",
      ],
    },
    {
      heading: "12. Liability",
      paragraphs: [
        "To the extent permitted by law, we are not liable for indirect or consequential damages, lost profits, or lost data, rankings or traffic, and our total liability is limited to the fees you paid us in the twelve months before the claim arose. Nothing in these terms excludes liability that cannot be excluded by law.",
      ],
    },
    {
      heading: "13. Changes and contact",
      paragraphs: [
        "We may change these terms by posting a dated new version on this page. If you continue to use the service after that, the new version applies to you. If any provision is found invalid, the others remain in force.",
        `If you have questions about these terms, contact us at ${supportEmail}.`,
      ],
    },
  ],
});

export const privacy = ({ operator, supportEmail, archiveMonths }: LegalFacts): LegalText => ({
  title: "Privacy Policy",
  description: `What data ${site.name} collects, how we use it, how long we store it and who else handles it.`,
  amended: "November 27, 2026",
  ...noticeOf(operator),
  intro: `This policy explains what personal data ${site.name} ("we", "us") collects, from you and from other sources, why we collect it, how long we store it, who else handles it, and what choices you have.`,
  sections: [
    {
      heading: "1. Who is responsible",
      paragraphs: [
        `${site.name} is run by ${nameOf(operator)}, the controller of the data described here. For answers in cancellation dialogs, the customer who shows the dialog is the controller, see below. Contact us about privacy at ${supportEmail}.`,
      ],
    },
    {
      heading: "2. Registration data",
      paragraphs: [
        "You give us data when you register, join the waitlist or contact us. You can visit our public pages without registering.",
      ],
      items: [
        "your username or name and your email address;",
        "your business name and website URL;",
        "your password, which we store only as an irreversible hash;",
        "only your email address, if you join the waitlist;",
        "the email address you pay with, if you pay before you have an account;",
        "the projects, keywords, messages, texts and settings you enter in the dashboard;",
        "the credentials of websites that you connect to publish there, which we store encrypted.",
      ],
    },
    {
      heading: "3. Usage data",
      paragraphs: [
        "When you open a page, our server receives technical data: your IP address, the page, the date and time, and the type of browser you use. We need it to deliver the page, keep the service secure and find errors.",
        "With your consent, we may also use Google Analytics to count visits and Microsoft Clarity to record how pages are used, so we can see where the site is hard to understand. Without your consent, neither is loaded.",
      ],
    },
    {
      heading: "4. Cookies and browser storage",
      paragraphs: [
        "When you sign in, your browser stores a token that identifies you, in its local storage and in a cookie. It also remembers your current project and mode. This storage is necessary for the dashboard, and signing out removes the token and the current project. Another cookie remembers for 180 days that you signed in with this browser, so that others guessing your password cannot lock you out.",
        "Cookies for analytics and recording are set only with your consent, which you can withdraw at any time. You can also delete or block cookies in your browser, but you cannot stay signed in without the necessary one.",
      ],
    },
    {
      heading: "5. Authors of public posts",
      paragraphs: [
        "Our customers monitor keywords. For them, we search public posts on Hacker News, Stack Exchange, Reddit, Bluesky, GitHub, Lobsters, DEV and Mastodon, search Discourse forums that a customer names and read the public feeds of websites. If your post matches a keyword, the customer sees it, and you, in their dashboard. We did not receive this data from you, but from those sites:",
      ],
      items: [
        "the address, title, date and an excerpt of the post;",
        "your public user name and the address of your profile;",
        "the keyword, how well the post fits the customer's product and why, and how many of your posts matched;",
        "the customer's notes, such as a status or a reply draft.",
      ],
    },
    {
      heading: "6. Your rights as the author of a post",
      paragraphs: [
        "The purpose is to let customers answer people who discuss products like theirs. The legal basis is the legitimate interest of our customers and us in taking part in public discussions (Article 6(1)(f) GDPR). We read no private messages or closed groups, do not write to you, and make no automated decisions about you: the score only sorts a list. Only customers whose keyword matched, our admins and the providers named below can access the data. Customers can export their lists and may contact you from their own accounts on those sites.",
        `The data is stored at most until the customer deletes the project or the account${archiveMonths === null ? "" : ", and in an archive as described below"}. You may object at any time, without giving a reason: email ${supportEmail} with your user name and the site. We then delete your posts and your profile from the lists of all customers. If you delete a post at its source, it is not removed from our lists automatically, so write to us, too. You also have the rights listed on our GDPR page, including access and complaint.`,
      ],
    },
    {
      heading: "7. People on our customers' websites",
      paragraphs: [
        "Customers can show a dialog to people who cancel their product. The customer decides about this data; we process it on the customer's behalf and for no purpose of our own. All answers are optional. Besides your rating, reason, message and email address, the customer receives the page, the offer that was shown, whether you accepted it, and, if the customer's website sends it, the identifier under which the customer knows you.",
        "Customers can delete each answer, and all answers are deleted with their project or account. To access, correct or delete yours, or to object, contact the company whose dialog you saw. If you write to us, we forward your request to that company and help it to respond.",
        "Customers can also count how many people arrive at their website from a directory. Your browser then tells us which website you came from. We add one to a number per day and directory, set no cookie and store nothing about you.",
      ],
    },
    {
      heading: "8. What we use data for",
      paragraphs: ["We use personal data for the following purposes:"],
      items: [
        "to provide the service, including entering your business details in directories on your behalf;",
        "to manage your account, your plan and your payments;",
        "to reply to you and send you messages about the service;",
        "to tell you about the product if you joined the waitlist;",
        "to prevent abuse, keep the service secure and improve it;",
        "to comply with our legal obligations.",
      ],
    },
    {
      heading: "9. Who else processes data",
      paragraphs: [
        "We do not sell personal data. Directories receive and publish the business details you ask us to submit. Beyond that, we share data only where the law requires it, and with the following providers. Some may be in other countries, in which case we rely on the legal safeguards for such transfers. On request, we tell you the names of those not named here.",
      ],
      items: [
        "Our hosting provider runs the server and stores the database, images and backups.",
        "Stripe handles payments and holds billing data: we learn that you paid and for which plan, but never see your full card number.",
        "Our email provider delivers the messages we send you. Our support mailbox provider holds helpdesk messages.",
        "Brevo, our email service for the waitlist, also stores waitlist addresses.",
        "Google confirms who you are if you choose to sign in with Google.",
        "The provider of our language model receives the text to draft a reply to, see below.",
        "Google (Analytics) and Microsoft (Clarity) receive usage data, only with your consent.",
      ],
    },
    {
      heading: "10. Language model",
      paragraphs: [
        "When a customer asks for a reply draft, a language model of an external provider may write it. The provider receives the post's title, excerpt, kind and keyword, and the product's name, address and description. It does not receive the author's user name, unless it is part of the text, or any account data. A draft says whether a model or a template wrote it, and is sent to no one else: the customer decides what to post. Drafts are deleted with the project.",
      ],
    },
    {
      heading: "11. How long we store data",
      paragraphs: [
        "We store registration data and your dashboard content for as long as you have an account. When you delete your account, we delete this data and the messages we sent you, except what the law requires us to retain: payment records, which then no longer name you. If you joined the waitlist with the confirmed email address of the account, we delete that entry too, including at our email service. We retain an irreversible hash of your email address, so that each person gets one free trial.",
        "If you pay before you have an account, we store the payment with the email address you paid with until an account confirms this address.",
        "We delete messages 30 days after sending them. We store waitlist addresses until the waitlist has served its purpose or you ask us to remove yours; our email service then deletes it as well. We store technical logs for as long as they are needed for security and troubleshooting.",
        ...(archiveMonths === null
          ? []
          : [
              `Old entries of the dashboard, such as mentions, are deleted before the account is. We store them for up to ${archiveMonths === 1 ? "1 month" : `${archiveMonths} months`} after that in an archive that only our admins can read, also if the account is deleted in the meantime.`,
            ]),
      ],
    },
    {
      heading: "12. Security",
      paragraphs: [
        "Data is encrypted in transit between your browser and our server, passwords are stored as hashes, and access is limited to those who need it. You can view and end your active sessions in the dashboard. No system is perfectly secure: if an incident puts your data at risk, we will inform you and the authorities as the law requires.",
      ],
    },
    {
      heading: "13. Children",
      paragraphs: [
        "The service is not intended for children under 13, and they may not register. We do not knowingly collect their data. If you believe that a child under 13 has given us personal data, contact us and we will delete it.",
      ],
    },
    {
      heading: "14. Your choices and rights",
      paragraphs: [
        "You can correct your details, export your data and delete your account in the dashboard. Our GDPR page describes your rights under European law. To exercise any of them, or to stop receiving our messages, contact support.",
      ],
    },
    {
      heading: "15. Changes and contact",
      paragraphs: [
        "We may change this policy by posting a dated new version on this page. Please check it from time to time. If a change significantly affects your rights, we will also announce it in the dashboard or by email.",
        `If you have questions about privacy, contact us at ${supportEmail}.`,
      ],
    },
  ],
});

export const gdpr = ({ operator, supportEmail }: LegalFacts): LegalText => ({
  title: "GDPR",
  description: `Your rights under the General Data Protection Regulation and how to exercise them with ${site.name}.`,
  amended: "November 22, 2026",
  ...noticeOf(operator),
  intro: `The General Data Protection Regulation (GDPR) gives people in the European Union rights over their personal data. This page explains which data ${site.name} holds, which rights you have, and how to exercise them. The controller is ${nameOf(operator)}.`,
  sections: [
    {
      heading: "1. The data we collect",
      paragraphs: ["To provide the service, we collect the following personal data:"],
      items: ["your username;", "your email address;", "your business name;", "the URL of your website."],
    },
    {
      heading: "2. Data that did not come from you",
      paragraphs: [
        "Article 14 of the GDPR requires us to tell you if we hold data about you that we did not receive from you. This concerns two groups. If you published a post that matches a keyword of one of our customers, we store the post, your public user name and the address of your profile, from the site where you published it. If you answered a customer's cancellation dialog, we store your answers and what the customer's website adds, on behalf of that customer.",
        `Our privacy policy describes both: the data, its sources, the purpose, the legal basis, who can access it and for how long. You may object to the storage of your public posts at any time by email to ${supportEmail}; we then delete them from the lists of all customers. For answers in a cancellation dialog, contact the company that showed it, or us, and we forward your request.`,
      ],
    },
    {
      heading: "3. Data held by third parties",
      paragraphs: [
        "Billing data, such as card details and invoices, is held by our payment provider. Helpdesk data, such as the messages you exchange with our support, is held by the provider of our helpdesk. Each handles this data under its own data protection terms, and we forward your requests to them where relevant.",
      ],
    },
    {
      heading: "4. Legal basis for processing",
      paragraphs: [
        "We process registration data because our contract with you requires it, technical data because we have a legitimate interest in a secure service, public posts because our customers and we have a legitimate interest in taking part in public discussions, payment records because the law requires them, and data for analytics or the waitlist because you consented. You can withdraw consent at any time with effect for the future.",
      ],
    },
    {
      heading: "5. Your rights",
      paragraphs: ["Under the GDPR, you have the following rights:"],
      items: [
        "Access: you may ask whether we process data about you and receive a copy.",
        "Rectification: you may have inaccurate data corrected and incomplete data completed.",
        "Erasure: you may have your data deleted, unless the law requires us to retain it.",
        "Restriction: you may ask us to store your data without otherwise using it, for example while a dispute about it is open.",
        "Objection: you may object to processing that is based on a legitimate interest, and to direct marketing at any time.",
        "Portability: you may receive the data you gave us in a common, machine-readable format and transfer it to someone else.",
      ],
    },
    {
      heading: "6. How to exercise your rights",
      paragraphs: [
        `Email support at ${supportEmail}, if you have an account from its email address, and tell us which right you want to exercise. We may ask for proof that the account or profile is yours. We respond without undue delay, within one month as the GDPR provides, and free of charge.`,
        "You can also do it yourself: on the dashboard's account page, you can correct your details, export your data and delete your account.",
      ],
    },
    {
      heading: "7. Complaints",
      paragraphs: [
        "If you believe we process your data unlawfully, please tell us so we can fix it. You also have the right to complain to the data protection authority of the country in which you live or work.",
      ],
    },
  ],
});
