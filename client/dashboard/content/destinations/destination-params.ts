import type { DestinationKind, ListedDestination } from "#shared/content/destinations.ts";
import { site } from "#shared/site.ts";
import { choiceParam, idParam, searchParams } from "../../../app/search-params.ts";
import { formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { projectLink } from "../../current-project.ts";

// What the dashboard says about each platform: where its keys are, and what they are called there.

/** A value of `secret`; `name` is its name there. */
type SecretField = { name: string; label: string; placeholder?: string; isOptional?: true; isReadable?: true };

type Platform = {
  label: string;
  summary: string;
  /** How to find the keys, in order. */
  steps: readonly string[];
  address?: { label: string; placeholder: string; hint?: string; isOptional?: true };
  secrets: readonly SecretField[];
};

export const platforms: Record<DestinationKind, Platform> = {
  wordpress: {
    label: "WordPress",
    summary: "Your own site with WordPress 5.6 or newer. Connected with one click, or with an application password.",
    steps: [
      "In WordPress, open Users, then Profile, and scroll to “Application Passwords”.",
      `Enter a name such as “${site.name}” and select “Add New Application Password”.`,
      "Copy the password here. The user name is the one you sign in with.",
    ],
    address: { label: "Website", placeholder: "https://example.com" },
    secrets: [
      { name: "username", label: "User name", isReadable: true },
      { name: "applicationPassword", label: "Application password", placeholder: "abcd EFGH 1234 ijkl MNOP 5678" },
    ],
  },
  ghost: {
    label: "Ghost",
    summary: "A publication on Ghost(Pro) or on your own server.",
    steps: [
      "In Ghost Admin, open Settings, then Integrations, and select “Add custom integration”.",
      `Give it a name such as “${site.name}”.`,
      "Copy its Admin API key here, and the API URL as the address.",
    ],
    address: { label: "API URL", placeholder: "https://example.ghost.io" },
    secrets: [{ name: "adminKey", label: "Admin API key" }],
  },
  webflow: {
    label: "Webflow",
    summary: "Items of a CMS collection, with the fields that you choose.",
    steps: [
      "In Webflow, open the site's settings, then “Apps & integrations”, and go to “API access”.",
      "Generate an API token with the permissions CMS: read and write, and Sites: read.",
      "Copy the token here. You choose the collection and its fields in the next step.",
    ],
    address: {
      label: "Website",
      placeholder: "https://example.com",
      hint: "The address where your visitors see the site. We check the published pages there.",
      isOptional: true,
    },
    secrets: [{ name: "token", label: "Site token" }],
  },
  shopify: {
    label: "Shopify",
    summary: "Articles of a blog in your shop.",
    steps: [
      "In Shopify's Dev Dashboard, create an app in the organisation that owns the shop.",
      "Give it the scopes read_content and write_content, release it, and install it in the shop.",
      "Copy the client ID and the secret from the app's settings here.",
    ],
    address: { label: "Shop address", placeholder: "https://example.myshopify.com" },
    secrets: [
      { name: "clientId", label: "Client ID", isReadable: true },
      { name: "clientSecret", label: "Client secret" },
    ],
  },
  webhook: {
    label: "Webhook",
    summary: "Any other system: we send each article to your own address, signed.",
    steps: [
      "Create an address on your server that takes POST requests with JSON.",
      "Verify the signature with the secret that you get in the next step. It follows standardwebhooks.com.",
      'Answer with a 2xx status and, if you know it, the page\'s address: {"url": "https://…"}.',
    ],
    address: { label: "Address", placeholder: "https://example.com/hooks/articles" },
    secrets: [
      { name: "secret", label: "Signing secret", placeholder: "whsec_… (leave empty to get one)", isOptional: true },
    ],
  },
  download: {
    label: "Download",
    summary: "A zip of Markdown and HTML files that you upload yourself.",
    steps: [
      "Publish articles and pages to this destination, as to any other.",
      "Download all of them as a zip, with a Markdown and an HTML file for each.",
      "We can't check pages that you upload yourself.",
    ],
    secrets: [],
  },
};

export const stateLabels = { ok: "Ready", failing: "Failing", paused: "Paused" } as const;
export const stateTones = { ok: "good", failing: "warn", paused: "bad" } as const;

/** What an otherwise working destination still lacks. */
export const missingChoice = ({ kind, settings }: Pick<ListedDestination, "kind" | "settings">) => {
  if (kind === "webflow" && !("collectionId" in settings && settings.collectionId && settings.fields))
    return "Choose a collection and its fields before you publish.";
  if (kind === "shopify" && !("blogId" in settings && settings.blogId)) return "Choose a blog before you publish.";
  return undefined;
};

/** What happens next at a destination that doesn't work. */
export const nextStep = ({ state, nextAttemptAt, waiting }: ListedDestination) => {
  if (state === "paused")
    return waiting
      ? "Nothing is published there until you fix this. What is waiting stays queued."
      : "Nothing is published there until you fix this.";
  if (state === "failing")
    return nextAttemptAt
      ? `The next attempt is on ${formatDateTime(nextAttemptAt)}.`
      : "Test the connection once you have fixed it.";
  return undefined;
};

export const lastPublishedText = ({ lastPublishedAt }: Pick<ListedDestination, "lastPublishedAt">) =>
  lastPublishedAt ? `Last published on ${formatShortDate(lastPublishedAt)}` : "Nothing published yet";

// The destinations page's URL state: which drawer is open.

type AddStep = DestinationKind | "choose";

export const destinationParams = searchParams({
  /** Adding a destination: the choice of a platform, or its form. */
  add: choiceParam<AddStep>({ ...platforms, choose: true }),
  /** The open destination. */
  destination: idParam,
});

type Open = Partial<ReturnType<typeof destinationParams.parse>>;

export const destinationsLink = (projectId: string, open: Open = {}) =>
  destinationParams.link(projectLink("destinations", projectId), open);
