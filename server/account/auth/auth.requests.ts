import { anyone, defineRequests, newEmail, password, self } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "POST /auth/signup": anyone(201, () => ({ body: { email: newEmail(), password } })),
  "POST /auth/signIn": anyone(200, async () => ({
    body: { email: (await create.user({ password })).email, password },
  })),
  "POST /auth/second-factor": anyone(400, () => ({ body: { challenge: "unknown", code: "123456" } })),
  "POST /auth/passkey/options": anyone(200),
  "POST /auth/passkey": anyone(400, () => ({
    body: {
      credential: {
        id: "unknown",
        rawId: "unknown",
        type: "public-key",
        response: { clientDataJSON: "e30", authenticatorData: "", signature: "" },
        clientExtensionResults: {},
      },
    },
  })),
  "POST /auth/exist": anyone(200, () => ({ body: { email: newEmail() } })),
  "POST /auth/google": anyone(503, () => ({ body: { credential: "a.b.c" } })),
  "POST /auth/password-reset": anyone(202, () => ({ body: { email: newEmail() } })),
  "PUT /auth/password": anyone(400, () => ({ body: { password, resetPasswordToken: "unknown" } })),
  "GET /auth/magic-link": anyone(202, () => ({ query: { email: newEmail() } })),
  "GET /auth/magic-link/callback": anyone(400, () => ({ query: { token: "unknown" } })),
  "POST /auth/signOut": self(204, () => ({ body: {} })),
}));
