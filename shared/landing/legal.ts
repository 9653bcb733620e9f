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
  intro: `These terms are an agreement between you and ${site.name} ("we", "us") about the use of our website, dashboard and services (together, "the service"). By using the service, you accept these terms. If you do not accept them, do not use the service.`,
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
      heading: "6. Content and ownership",
      paragraphs: [
        "You keep all rights in the content you give us, such as texts, logos, images and the address of your website. You allow us to use, adapt and share this content as far as the service requires it, for example to enter it in a directory. You confirm that you have the rights needed for this.",
        "Articles and pages that we prepare for your website are yours to use once they are paid for. The service itself, including its software, design, texts and trademarks, belongs to us or our licensors. These terms give you a right to use it, but no ownership of it.",
      ],
    },
    {
      heading: "7. Third-party sites and services",
      paragraphs: [
        "The service links to and works with third-party websites. We do not control them and are not responsible for their content, terms or data handling. Read their terms before you use them.",
      ],
    },
    {
      heading: "8. Termination",
      paragraphs: [
        "You may end this agreement at any time by deleting your account in the dashboard or by contacting us. We may suspend or end your access if you breach these terms, if the law requires it, or if we stop offering the service. Where possible, we will tell you in advance and give the reason.",
        "When the agreement ends, so does your right to use the service. Entries that third parties have already published remain under their control. The sections on ownership, fees, warranties and liability continue to apply.",
      ],
    },
    {
      heading: "9. Warranties",
      paragraphs: [
        'The service is provided "as is" and "as available". To the extent permitted by law, we give no warranties, express or implied, about its fitness for a particular purpose, uninterrupted availability, freedom from errors, or any result you hope to gain from it.',
        "You warrant that you have the right to submit the website and content you give us, and that they do not break any law or infringe the rights of others.",
      ],
    },
    {
      heading: "10. Liability",
      paragraphs: [
        "To the extent permitted by law, we are not liable for indirect or consequential damages, lost profits, or lost data, rankings or traffic, and our total liability is limited to the fees you paid us in the twelve months before the claim arose. Nothing in these terms excludes liability that cannot be excluded by law.",
      ],
    },
    {
      heading: "11. Changes and contact",
      paragraphs: [
        "We may change these terms by posting a dated new version on this page. If you continue to use the service after that, the new version applies to you. If any provision is found invalid, the others remain in force.",
        `If you have questions about these terms, contact us at ${site.supportEmail}.`,
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: "Privacy Policy",
  description: `What data ${site.name} collects, how we use it, how long we store it and who else handles it.`,
  lastUpdated,
  intro: `This policy explains what personal data ${site.name} ("we", "us") collects when you use our website and dashboard, why we collect it, how long we store it, and what choices you have.`,
  sections: [
    {
      heading: "1. Registration data",
      paragraphs: [
        "You give us data when you register, join the waitlist or contact us. You can visit our public pages without registering.",
      ],
      items: [
        "your username or name and your email address;",
        "your business name and website URL;",
        "your password, which we store only as an irreversible hash;",
        "only your email address, if you join the waitlist;",
        "the projects, keywords, messages and settings you enter in the dashboard.",
      ],
    },
    {
      heading: "2. Usage data",
      paragraphs: [
        "When you open a page, our server receives technical data: your IP address, the page, the date and time, and the type of browser you use. We need it to deliver the page, keep the service secure and find errors.",
        "With your consent, we also use an analytics tool and a tool that records how pages are used, so we can see where the site is hard to understand. Without your consent, neither is loaded.",
      ],
    },
    {
      heading: "3. Cookies and browser storage",
      paragraphs: [
        "When you sign in, your browser stores a token that identifies you, in its local storage and in a cookie. It also remembers your current project and mode. This storage is necessary for the dashboard, and signing out removes the token and the current project. Another cookie remembers for 180 days that you signed in with this browser, so that others guessing your password cannot lock you out.",
        "Cookies for analytics and recording are set only with your consent, which you can withdraw at any time. You can also delete or block cookies in your browser, but you cannot stay signed in without the necessary one.",
      ],
    },
    {
      heading: "4. What we use data for",
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
      heading: "5. Who else processes data",
      paragraphs: [
        "We do not sell personal data. Our payment provider holds billing data: we learn that you paid and for which plan, but never see your full card number. Our support mailbox provider holds helpdesk messages, and our email service also stores waitlist addresses.",
        "Directories receive and publish the business details you ask us to submit. Beyond that, we share data only with providers that host the service for us, or where the law requires it. Some providers may be in other countries, in which case we rely on the legal safeguards for such transfers.",
      ],
    },
    {
      heading: "6. How long we store data",
      paragraphs: [
        "We store registration data and your dashboard content for as long as you have an account. When you delete your account, we delete this data and the messages we sent you, except what the law requires us to retain: payment records, which then no longer name you. If you joined the waitlist with the confirmed email address of the account, we delete that entry too, including at our email service. We retain an irreversible hash of your email address, so that each person gets one free trial.",
        "We delete messages 30 days after sending them. We store waitlist addresses until the waitlist has served its purpose or you ask us to remove yours; our email service then deletes it as well. We store technical logs for as long as they are needed for security and troubleshooting.",
      ],
    },
    {
      heading: "7. Security",
      paragraphs: [
        "Data is encrypted in transit between your browser and our server, passwords are stored as hashes, and access is limited to those who need it. You can view and end your active sessions in the dashboard. No system is perfectly secure: if an incident puts your data at risk, we will inform you and the authorities as the law requires.",
      ],
    },
    {
      heading: "8. Children",
      paragraphs: [
        "The service is not intended for children under 13, and they may not register. We do not knowingly collect their data. If you believe that a child under 13 has given us personal data, contact us and we will delete it.",
      ],
    },
    {
      heading: "9. Your choices and rights",
      paragraphs: [
        "You can correct your details, export your data and delete your account in the dashboard. Our GDPR page describes your rights under European law. To exercise any of them, or to stop receiving our messages, contact support.",
      ],
    },
    {
      heading: "10. Changes and contact",
      paragraphs: [
        "We may change this policy by posting a dated new version on this page. Please check it from time to time. If a change significantly affects your rights, we will also announce it in the dashboard or by email.",
        `If you have questions about privacy, contact us at ${site.supportEmail}.`,
      ],
    },
  ],
};

export const gdpr: LegalText = {
  title: "GDPR",
  description: `Your rights under the General Data Protection Regulation and how to exercise them with ${site.name}.`,
  lastUpdated,
  intro: `The General Data Protection Regulation (GDPR) gives people in the European Union rights over their personal data. This page explains which data ${site.name} holds, which rights you have, and how to exercise them.`,
  sections: [
    {
      heading: "1. The data we collect",
      paragraphs: ["To provide the service, we collect the following personal data:"],
      items: ["your username;", "your email address;", "your business name;", "the URL of your website."],
    },
    {
      heading: "2. Data held by third parties",
      paragraphs: [
        "Billing data, such as card details and invoices, is held by our payment provider. Helpdesk data, such as the messages you exchange with our support, is held by the provider of our helpdesk. Each handles this data under its own data protection terms, and we forward your requests to them where relevant.",
      ],
    },
    {
      heading: "3. Legal basis for processing",
      paragraphs: [
        "We process registration data because our contract with you requires it, technical data because we have a legitimate interest in a secure service, payment records because the law requires them, and data for analytics or the waitlist because you consented. You can withdraw consent at any time with effect for the future.",
      ],
    },
    {
      heading: "4. Your rights",
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
      heading: "5. How to exercise your rights",
      paragraphs: [
        `Email support at ${site.supportEmail} from your account's email address and tell us which right you want to exercise. We may ask for proof that the account is yours. We respond without undue delay, within one month as the GDPR provides, and free of charge.`,
        "You can also do it yourself: on the dashboard's account page, you can correct your details, export your data and delete your account.",
      ],
    },
    {
      heading: "6. Complaints",
      paragraphs: [
        "If you believe we process your data unlawfully, please tell us so we can fix it. You also have the right to complain to the data protection authority of the country in which you live or work.",
      ],
    },
  ],
};
