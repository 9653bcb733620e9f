// Our zod schemas as the JSON Schemas of OpenAPI 3.1.
import { type ZodType, z } from "zod";
import { me, session } from "#shared/account.ts";
import { post } from "#shared/blog.ts";
import { feedback, feedbackStats, leavingDialog } from "#shared/feedback.ts";
import { picture } from "#shared/files.ts";
import { keyword } from "#shared/keywords.ts";
import { lead, leadDetails } from "#shared/leads.ts";
import { mention } from "#shared/mentions.ts";
import { offer, publicOffer } from "#shared/offers.ts";
import type { JsonSchema } from "#shared/openapi.ts";
import { coupon, subscription } from "#shared/payments.ts";
import { plan } from "#shared/plans.ts";
import { problemStatus } from "#shared/problem.ts";
import { projectFeed } from "#shared/project-feeds.ts";
import { project } from "#shared/projects.ts";
import { sourceState } from "#shared/sources.ts";
import { audit, suggestion } from "#shared/suggestions.ts";
import { listedUser } from "#shared/users.ts";
import { contact } from "#shared/waitlist.ts";

/** RFC 9457 problem details with our short code; `issues` has a fault for each field of a body, query or path. */
const problem = z
  .object({
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    error: z.enum(Object.keys(problemStatus) as (keyof typeof problemStatus)[]),
    issues: z.array(z.object({ path: z.string(), message: z.string() }).strict()).optional(),
  })
  .strict();

/** What calls answer has these names in the description; all else is written out where it stands. */
const named = {
  Audit: audit,
  Contact: contact,
  Coupon: coupon,
  Feedback: feedback,
  FeedbackStats: feedbackStats,
  Keyword: keyword,
  Lead: lead,
  LeadDetails: leadDetails,
  LeavingDialog: leavingDialog,
  ListedUser: listedUser,
  Me: me,
  Mention: mention,
  Offer: offer,
  Picture: picture,
  Plan: plan,
  Post: post,
  Problem: problem,
  Project: project,
  ProjectFeed: projectFeed,
  Session: session,
  ShownOffer: publicOffer,
  SourceState: sourceState,
  Subscription: subscription,
  Suggestion: suggestion,
};
export type SchemaName = keyof typeof named;

export const refTo = (name: SchemaName) => ({ $ref: addressOf(name) });
const addressOf = (name: string) => `#/components/schemas/${name}`;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });

export const namedSchemas = (): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(registry, { io: "output", uri: addressOf, override });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema as JsonSchema)]));
};

/** What a call answers. */
export const describeAnswer = (schema: ZodType): JsonSchema => {
  const { id } = registry.get(schema) ?? {};
  if (id) return refTo(id as SchemaName);
  const { $defs, ...described } = z.toJSONSchema(schema, { io: "output", metadata: registry, override });
  // Alone it would bring the named ones along.
  return JSON.parse(JSON.stringify(plain(described as JsonSchema)).replaceAll("#/$defs/", addressOf("")));
};

/** What a call takes. */
export const describeInput = (schema: ZodType) => {
  const input = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override });
  return plain(input as JsonSchema);
};

/**
 * The names in a query or a path and what each may be. An address has only text; where that becomes a whole number, the
 * number says more than the digits.
 */
export const describeNames = (schema: ZodType) => {
  const { properties: texts = {}, required = [] } = describeInput(schema);
  const read = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", override }) as JsonSchema;
  return Object.entries(texts).map(([name, text]) => {
    const value = read.properties?.[name];
    return { name, required: required.includes(name), schema: value?.type === "integer" ? value : text };
  });
};

const plain = ({ $schema, $id, ...schema }: JsonSchema & { $schema?: string; $id?: string }): JsonSchema => schema;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** Leaves out what `format` or `integer` says already. */
const override: Override = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};
