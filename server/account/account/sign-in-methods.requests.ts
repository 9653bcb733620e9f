import { defineRequests, self } from "../../testing/define-requests.ts";
import { enableSecondFactor } from "../../testing/second-factors.ts";

export const requests = defineRequests(({ create, dependencies }) => {
  const enabled = async (person: { id: string }) => {
    await enableSecondFactor(dependencies, person.id);
    return { body: {} };
  };
  return {
    "GET /users/me/sign-in-methods": self(200),
    "POST /users/me/second-factor": self(201, () => ({ body: {} })),
    "PUT /users/me/second-factor": self(409, () => ({ body: { code: "123456" } })),
    "DELETE /users/me/second-factor": self(204, enabled),
    "POST /users/me/second-factor/recovery-codes": self(201, enabled),
    "POST /users/me/passkeys/options": self(200, () => ({ body: {} })),
    "POST /users/me/passkeys": self(400, () => ({
      body: {
        name: "Laptop",
        credential: {
          id: "unknown",
          rawId: "unknown",
          type: "public-key",
          response: { clientDataJSON: "e30", attestationObject: "" },
          clientExtensionResults: {},
        },
      },
    })),
    "PUT /users/me/passkeys/:id": self(200, async (person) => ({
      path: { id: (await create.passkey({ userId: person.id })).id },
      body: { name: "Phone" },
    })),
    "DELETE /users/me/passkeys/:id": self(204, async (person) => ({
      path: { id: (await create.passkey({ userId: person.id })).id },
      body: {},
    })),
    "DELETE /users/me/google": self(404, () => ({ body: {} })),
  };
});
