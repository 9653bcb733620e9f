/** Browser storage keys of the session; only the page renderer reads the cookie. */
export const storageKeys = {
  token: "token",
  project: "current_project_id",
  adminToken: "admin_token",
  mode: "current_mode",
  recent: "recent_items",
} as const;

/** Of a response to a signed-in call: a token that is valid for longer than the one sent, for the same session. */
export const renewedTokenHeader = "session-token";
