// HTML that tries to run scripts, load resources or cover the page, against the post sanitizer. Sources: the OWASP
// filter evasion cheat sheet, known sanitizer bypasses and vulnerabilities of other products. Scripts run `hits++`: tests check
// that number and also detect dialogs.
import groups from "./xss-attacks.json" with { type: "json" };

/** The attacker's host. No post may send it a request. */
export const attackerHost = "evil.example";

/** All attacks with their category, for `test.each`. */
export const attacks: [kind: string, html: string][] = Object.entries(groups).flatMap(([kind, htmls]) =>
  htmls.map((html): [string, string] => [kind, html]),
);
