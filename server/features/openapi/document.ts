import type { Answer, ApiDocument, Content, Operation } from "#shared/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { site } from "#shared/site.ts";
import { version } from "../../../package.json";
import { operationDocs } from "./docs/operations.ts";
import { operationInputs, operationSummary } from "./operation.ts";
import type { OperationDocs } from "./operation-docs.ts";
import { anyProblem, problemAnswers, problemSentences } from "./problems.ts";
import { type RouteDescription, readRoutes } from "./routes.ts";
import { describeAnswer, namedSchemas } from "./schemas.ts";
import { tags } from "./tags.ts";

const buildDocument = (): ApiDocument => {
  const calls = readRoutes();
  const shared = new Map<string, Answer>([["any", anyProblem]]);

  const responsesOf = (docs: OperationDocs, codes: RouteDescription["problems"]) => {
    const good = Object.entries(docs.answers).map(([status, answer]): [string, Answer] => [
      status,
      {
        description: goodWords[status] ?? "Done.",
        ...(answer !== "nothing" && { content: contentOf(answer, docs) }),
      },
    ]);
    const bad = problemAnswers(codes).map(({ status, name, answer }): [string, { $ref: string }] => {
      shared.set(name, answer);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    });
    return Object.fromEntries([...good, ...bad, ["default", { $ref: "#/components/responses/any" }]]);
  };

  const paths: ApiDocument["paths"] = {};
  for (const call of calls) {
    const docs = operationDocs[call.name];
    const codes = byStatus([...call.problems, ...(docs.problems ?? [])]);
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [call.method]: {
        ...operationSummary(call, docs),
        ...operationInputs(call, docs),
        responses: responsesOf(docs, codes),
        "x-who": call.who,
        "x-problems": codes,
      } satisfies Operation,
    };
  }

  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version, description: about },
    servers: [{ url: "/api" }],
    tags,
    paths,
    "x-problems": problemSentences,
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(shared),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
};

const byStatus = (codes: ProblemCode[]) =>
  [...new Set(codes)].sort((one, other) => problemStatus[one] - problemStatus[other]);

const about =
  "JSON in and out; times as ISO 8601 in UTC, ids as UUID, money in the currency's main unit. Send the `accessToken` of a sign-in as `Authorization: Bearer …`. Lists take `page` from 1 and `limit` from 1 to 100. Every answer has an `X-Request-Id` to ask us about; every failure is problem details (RFC 9457) with a short code in `error`.";

const goodWords: Record<string, string> = {
  200: "Done.",
  201: "Made.",
  202: "Begun.",
  204: "Done; there is nothing to read.",
  303: "Go on there.",
  304: "What you have is still the same.",
};

const contentOf = (
  answer: Exclude<OperationDocs["answers"][number], "nothing">,
  { isStreamed }: OperationDocs,
): Content =>
  typeof answer === "string"
    ? { [answer]: { schema: answer === "application/json" ? {} : { type: "string" } } }
    : {
        "application/json": { schema: describeAnswer(answer) },
        ...(isStreamed && { "text/event-stream": { schema: { type: "string" } } }),
      };

/** The OpenAPI document, built from the routes and their docs. */
export const document = buildDocument();
