import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Field } from "../../../ui/forms/fields.tsx";

/** The secret of a new webhook, this one time, and how to verify a request with it. */
export const WebhookSecret = ({ secret }: { secret: string }) => (
  <div className="grid grid-cols-1 gap-5">
    <div>
      <Field
        label="Signing secret"
        hint="Copy it now: it is shown only this once. You can replace it in the settings."
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="quiet" className="mt-3" onClick={() => void copyText(secret)}>
        Copy secret
      </Button>
    </div>
    <div>
      <h3 className="mb-2 font-semibold">Verify each request</h3>
      <CodeSnippet code={verification} about="verify the signature of a request" />
      <p className="mt-3 text-sm text-muted">
        Types of events: article.publish, article.update, article.unpublish and test. A request that is repeated has the
        same webhook-id.
      </p>
    </div>
  </div>
);

const verification = `import { Webhook } from "standardwebhooks";

app.post("/hooks/articles", async (c) => {
  const body = await c.req.text();
  const webhook = new Webhook(process.env.WEBHOOK_SECRET);
  // Throws if the signature is wrong or older than five minutes.
  const { type, data } = webhook.verify(body, c.req.header());
  if (type === "article.publish") await save(data.article);
  return c.json({ url: "https://example.com/blog/" + data.article.slug });
});`;
