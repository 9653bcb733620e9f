import { privacy } from "#shared/landing/legal.ts";
import { link } from "#shared/routes.ts";
import { LegalPage } from "./legal.tsx";

export const Component = () => <LegalPage text={privacy} address={link("privacy")} />;
