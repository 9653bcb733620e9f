// Converts our zod schemas to the JSON Schema of OpenAPI 3.1.
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

/** RFC 9457 problem details with our error code; `issues` lists invalid fields of a body, query or path. */
const problem = z
  .object({
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    error: z.enum(Object.keys(problemStatus) as (keyof typeof problemStatus)[]),
    issues: z.array(z.object({ path: z.string(), message: z.string() }).strict()).optional(),
  })
  .strict();

/** Response schemas published as named components; all others are inlined. */
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

/** Describes a response body. */
export const describeAnswer = (schema: ZodType): JsonSchema => {
  const { id } = registry.get(schema) ?? {};
  if (id) return refTo(id as SchemaName);
  const { $defs, ...described } = z.toJSONSchema(schema, { io: "output", metadata: registry, override });
  // zod adds the named schemas as $defs; refer to the components instead.
  return JSON.parse(JSON.stringify(plain(described as JsonSchema)).replaceAll("#/$defs/", addressOf("")));
};

/** Describes a request body. */
export const describeInput = (schema: ZodType) => {
  const input = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override });
  return plain(input as JsonSchema);
};

/**
 * Describes query or path parameters. They are strings in a URL; one that is parsed into an integer gets the integer
 * schema, which is more precise.
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

/** Drops constraints already implied by `format` or `integer`. */
const override: Override = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};
