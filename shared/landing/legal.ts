import { trialDays } from "../limits.ts";
import { site } from "../site.ts";

export type LegalSection = { heading: string; paragraphs: readonly string[]; items?: readonly string[] };

export type LegalText = {
  title: string;
  description: string;
  lastUpdated: string;
  intro: string;
  sections: readonly LegalSection[];
};

const lastUpdated = "October 28, 2024";

export const terms: LegalText = {
  title: "Terms of Service",
  description: `The terms under which ${site.name} may be used: accounts, fees, content, warranties and termination.`,
  lastUpdated,
  intro: `These terms are an agreement between you and ${site.name} ("we", "us") about the use of our website, our dashboard and our services (together "the service"). By using the service you accept them. If you do not accept them, please do not use the service.`,
  sections: [
    {
      heading: "1. Who may use the service",
      paragraphs: [
        "You must be at least 13 years old to use the service. If you are under the age of majority where you live, you need the permission of a parent or guardian. If you use the service for a company or another organisation, you confirm that you may accept these terms on its behalf.",
      ],
    },
    {
      heading: "2. What the service does",
      paragraphs: [
        "We submit the websites that you name to online directories and, depending on your plan, prepare articles and pages and report on the work done. The dashboard also lets you watch keywords, answer mentions, work with leads, run offers and read feedback and suggestions.",
        "Directories and search engines belong to third parties. They decide on their own whether, when and how they publish, change or remove an entry, and how they rank a website. We do not promise that an entry is accepted, nor any position, domain rating, amount of traffic or date.",
      ],
    },
    {
      heading: "3. Your account and password",
      paragraphs: [
        "You need an account for the dashboard. The details that you give must be true, and you must keep them up to date. You are responsible for keeping your password secret and for everything that is done with your account. Tell us at once if you believe that somebody else has used it.",
      ],
    },
    {
      heading: "4. Restrictions on use",
      paragraphs: ["You may use the service for lawful purposes only. In particular you may not:"],
      items: [
        "submit websites or content that are unlawful, deceptive, defamatory, hateful, or that infringe the rights of others;",
        "submit a website that you do not own and have no permission to promote;",
        "use the service to send spam or to imitate another person or company;",
        "try to gain access to accounts, data or systems that are not yours, or to get around limits of the service;",
        "disturb the service, overload it, or read it out with automated means that we have not agreed to;",
        "copy, resell or rent out the service without our written consent.",
      ],
    },
    {
      heading: "5. Free trial, premium services and fees",
      paragraphs: [
        `Parts of the service are free, among them a trial of ${trialDays} days for new accounts. Premium services are optional. Their fees, and whether they are charged once, monthly or annually, are shown before you buy.`,
        "Payments are handled by an external payment provider on its own checkout page. Monthly and annual fees are charged in advance for each period and renew until you cancel. You may cancel at any time, and your plan then ends with the period that you have paid for.",
        "Fees for premium services, whether monthly, annual or one-time, are non-refundable, including for periods that are partly unused, except where mandatory law says otherwise. We may change fees for future periods and will tell you before the change takes effect.",
      ],
    },
    {
      heading: "6. Content and ownership",
      paragraphs: [
        "You keep all rights in the content that you give us, such as texts, logos, pictures and the address of your website. You allow us to use, adapt and pass on this content as far as the service requires it, for example in order to enter it in a directory. You confirm that you have the rights needed for this.",
        "Articles and pages that we prepare for your website are yours to use once they are paid for. The service itself, with its software, design, texts and trade marks, belongs to us or to our licensors. These terms give you a right to use it and no ownership of it.",
      ],
    },
    {
      heading: "7. Third-party sites and services",
      paragraphs: [
        "The service links to and works with websites that are not ours. We do not control them and are not responsible for their content, their terms or their handling of data. Please read their terms before you use them.",
      ],
    },
    {
      heading: "8. Termination",
      paragraphs: [
        "You may end this agreement at any time by deleting your account in the dashboard or by writing to us. We may suspend or end your access if you break these terms, if the law requires it, or if we stop offering the service. Where possible, we tell you in advance and give the reason.",
        "When the agreement ends, your right to use the service ends too. Entries that third parties have already published remain in their hands. The sections on ownership, fees, warranties and liability continue to apply.",
      ],
    },
    {
      heading: "9. Warranties",
      paragraphs: [
        'The service is provided "as is" and "as available". As far as the law permits, we give no warranties, express or implied, about its fitness for a particular purpose, its uninterrupted availability, its freedom from errors, or any result that you hope to gain from it.',
        "You warrant that you have the right to submit the website and the content that you give us, and that they do not break any law or infringe the rights of others.",
      ],
    },
    {
      heading: "10. Liability",
      paragraphs: [
        "As far as the law permits, we are not liable for indirect or consequential damage, for lost profit, or for lost data, rankings or traffic, and our total liability is limited to the fees that you paid us in the twelve months before the claim arose. Nothing in these terms excludes liability that cannot be excluded by law.",
      ],
    },
    {
      heading: "11. Changes and contact",
      paragraphs: [
        "We may change these terms by posting the new version on this page with its date. If you go on using the service after that, the new version applies to you. If one provision turns out to be invalid, the others remain in force.",
        `Questions about these terms reach us at ${site.supportEmail}.`,
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: "Privacy Policy",
  description: `What data ${site.name} collects, what it is used for, how long it is kept and who else handles it.`,
  lastUpdated,
  intro: `This policy explains what personal data ${site.name} ("we", "us") collects when you use our website and dashboard, why we collect it, how long we keep it, and what you can do about it.`,
  sections: [
    {
      heading: "1. Registration data",
      paragraphs: [
        "When you register, join the waitlist or write to us, you give us data yourself. You can visit our public pages without registering.",
      ],
      items: [
        "your username or name and your email address;",
        "your business name and the address of your website;",
        "your password, which we store only as a hash that cannot be read back;",
        "your email address alone, if you join the waitlist;",
        "the projects, keywords, messages and settings that you enter in the dashboard.",
      ],
    },
    {
      heading: "2. Usage data",
      paragraphs: [
        "When you open a page, our server receives technical data: your internet address, the page, the date and time, and the kind of browser you use. We need it to deliver the page, to keep the service secure and to find faults.",
        "If you agree to it, we also use an analytics tool and a tool that records how pages are used, so that we see where the site is hard to understand. Without your consent, neither of the two is loaded.",
      ],
    },
    {
      heading: "3. Cookies and browser storage",
      paragraphs: [
        "When you sign in, your browser keeps a token that shows us who you are, in its local storage and in a cookie. It also remembers your current project and the mode you work in. This storage is necessary for the dashboard, and signing out removes the token and the current project. Another cookie remembers for 180 days that you signed in with this browser, so that strangers who guess passwords cannot lock you out.",
        "Cookies for analytics and recording are set only after you have agreed, and you can take your consent back at any time. You can also delete or block cookies in your browser, although you cannot stay signed in without the necessary one.",
      ],
    },
    {
      heading: "4. What we use data for",
      paragraphs: ["We use personal data for the following purposes:"],
      items: [
        "to provide the service, which includes entering your business details in directories on your behalf;",
        "to manage your account, your plan and your payments;",
        "to answer you and to send you messages about the service;",
        "to tell you about the product if you joined the waitlist;",
        "to prevent misuse, to keep the service secure and to improve it;",
        "to meet our legal obligations.",
      ],
    },
    {
      heading: "5. Who else handles data",
      paragraphs: [
        "We do not sell personal data. Billing data is held by our payment provider: we learn that you paid and for which plan, and we never see your full card number. Helpdesk messages are held by the provider of our support mailbox, and waitlist addresses are also stored with our email service.",
        "Directories receive the business details that you ask us to submit, and publish them. Beyond that we pass data on only to providers that host the service for us, or where the law obliges us to. Some providers may be in other countries, and we then rely on the safeguards that the law provides for such transfers.",
      ],
    },
    {
      heading: "6. How long we keep data",
      paragraphs: [
        "We keep registration data and the content of your dashboard for as long as you have an account. When you delete the account, we delete this data and the messages that we sent you, apart from what the law obliges us to keep: records of payments, which then no longer name you. If you joined the waitlist with the confirmed address of the account, we delete that entry too, also at our email service. We keep a hash of your address, from which it cannot be read back, so that each person has one free trial.",
        "A message that we sent you is deleted 30 days later. Waitlist addresses are kept until the waitlist has served its purpose or you ask us to remove yours; our email service then deletes it as well. Technical logs are kept for as long as they are needed for security and for finding faults.",
      ],
    },
    {
      heading: "7. Security",
      paragraphs: [
        "Data is encrypted on its way between your browser and our server, passwords are stored as hashes, and access is limited to those who need it. You can see your active sessions in the dashboard and end them. No system is perfectly secure: if something happens that puts your data at risk, we will inform you and the authorities as the law requires.",
      ],
    },
    {
      heading: "8. Children",
      paragraphs: [
        "The service is not meant for children under 13, and they may not register. We do not knowingly collect their data. If you believe that a child under 13 has given us personal data, write to us and we will delete it.",
      ],
    },
    {
      heading: "9. Your choices and rights",
      paragraphs: [
        "You can correct your details, export your data and delete your account in the dashboard. The rights that European law gives you are described on our GDPR page. To use any of them, or to stop receiving our messages, write to our support address.",
      ],
    },
    {
      heading: "10. Changes and contact",
      paragraphs: [
        "We may change this policy by posting the new version on this page with its date. Please look at it from time to time. If a change is important to your rights, we also announce it in the dashboard or by email.",
        `Questions about privacy reach us at ${site.supportEmail}.`,
      ],
    },
  ],
};

export const gdpr: LegalText = {
  title: "GDPR",
  description: `Your rights under the General Data Protection Regulation and how to exercise them with ${site.name}.`,
  lastUpdated,
  intro: `The General Data Protection Regulation (GDPR) gives people in the European Union rights over their personal data. This page says which data ${site.name} holds, which rights you have, and how to exercise them.`,
  sections: [
    {
      heading: "1. The data we collect",
      paragraphs: ["To provide the service, we collect these personal data from you:"],
      items: ["your username;", "your email address;", "your business name;", "the URL of your website."],
    },
    {
      heading: "2. Data held by third parties",
      paragraphs: [
        "Billing data, such as card details and invoices, is held by our payment provider. Helpdesk data, such as the messages you exchange with our support, is held by the provider of our helpdesk. Each of them handles this data under its own data-protection terms, and we forward your requests to them where they are concerned.",
      ],
    },
    {
      heading: "3. Why we may process it",
      paragraphs: [
        "We process registration data because the contract with you requires it, technical data because we have a legitimate interest in a secure service, payment records because the law requires them, and data for analytics or for the waitlist because you agreed. You can withdraw an agreement at any time with effect for the future.",
      ],
    },
    {
      heading: "4. Your rights",
      paragraphs: ["Under the GDPR you have the following rights:"],
      items: [
        "Access: you may ask whether we process data about you and receive a copy of it.",
        "Rectification: you may have wrong data corrected and incomplete data completed.",
        "Erasure: you may have your data deleted, as long as no law obliges us to keep it.",
        "Restriction: you may ask us to store your data without otherwise using it, for example while a dispute about it is open.",
        "Objection: you may object to processing that is based on a legitimate interest, and to direct marketing at any time.",
        "Portability: you may receive the data you gave us in a common, machine-readable format and pass it on to somebody else.",
      ],
    },
    {
      heading: "5. How to exercise them",
      paragraphs: [
        `Write to our support at ${site.supportEmail} from the address of your account and say which right you wish to use. We may ask for proof that the account is yours. We answer without undue delay, within one month as the GDPR provides, and free of charge.`,
        "Signed in, you can also help yourself: the account page of the dashboard lets you correct your details, export your data and delete your account.",
      ],
    },
    {
      heading: "6. Complaints",
      paragraphs: [
        "If you believe that we handle your data unlawfully, please tell us, so that we can put it right. You also have the right to complain to the data-protection authority of the country in which you live or work.",
      ],
    },
  ],
};
