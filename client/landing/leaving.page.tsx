// For those who put no script into their pages: they link here, and the same dialog opens. The query says what the
// attributes say there, and with `to` where to go on.
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { modes } from "#shared/modes.ts";
import { paramsOf } from "#shared/routes.ts";
import { api, read } from "../api.ts";
import { PageHead } from "../head.tsx";
import { keep } from "../keep.ts";
import { ButtonLink } from "../ui/button.tsx";

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  context.get(keep).allowed = false;
  const { searchParams } = new URL(request.url);
  const said = (name: string) => searchParams.get(name) ?? undefined;
  const { projectId } = paramsOf("leaving", params);
  const to = said("to");
  const mode = modes.find((mode) => mode === said("mode")) ?? "live";
  const query = { mode, ...(to !== undefined && { to }) };
  const dialog = await read(context.get(api).feedback.dialog[":projectId"].$get({ param: { projectId }, query }));
  const who = { customerRef: said("customerRef"), signature: said("signature"), email: said("email") };
  return { ...dialog, projectId, who };
};

export function Component() {
  const { name, to, projectId, mode, who } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <PageHead title={`Leaving ${name}`} robots="noindex" />
      <script async src="/widget.js" />
      <h1 className="text-title">Leaving {name}</h1>
      <p className="mt-4 text-muted">
        {name} would like to know why. Three short questions, each of which you may leave out.
      </p>
      <p className="mt-8">
        <ButtonLink
          href={to ?? `#${doneId}`}
          data-leave={projectId}
          data-leave-mode={mode}
          data-leave-customer-ref={who.customerRef}
          data-leave-signature={who.signature}
          data-leave-email={who.email}
          data-leave-now
        >
          Continue
        </ButtonLink>
      </p>
      <p id={doneId} className="mt-8 hidden target:block">
        Thank you. You can close this page.
      </p>
    </main>
  );
}

const doneId = "done";
