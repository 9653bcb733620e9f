// Caddy and nginx with the configurations of docs/running.md, on other ports and with certificates of their own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blocks } from "./guide.ts";

type Ports = { listen: number; apps: [number, number] };

/** Debian installs some programs where only root looks. */
export const findProgram = (name: string) =>
  Bun.which(name, { PATH: `${process.env.PATH}:/usr/sbin:${process.env.TEST_PROGRAMS ?? ""}` });

const guidePorts: Ports = { listen: 443, apps: [3000, 3001] };

const withApps = (config: string, { apps }: Ports) =>
  config.replaceAll("127.0.0.1:3000", `127.0.0.1:${apps[0]}`).replaceAll("127.0.0.1:3001", `127.0.0.1:${apps[1]}`);

/** The guide's server block, in a configuration that writes to `folder` only. */
export const writeNginxConfig = (folder: string, ports = guidePorts) => {
  mkdirSync(join(folder, "logs"));
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(folder, "key"), "-out", join(folder, "pem")];
  const created = Bun.spawnSync([
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    ...subject,
    ...files,
  ]);
  if (!created.success) throw new Error(created.stderr.toString());
  const [server = ""] = blocks("nginx");
  const config = withApps(server, ports)
    .replace("listen 443 ", `listen ${ports.listen} `)
    .replace(/\S+\.pem;/, `${folder}/pem;`)
    .replace(/\S+\.key;/, `${folder}/key;`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  const logs = `error_log ${folder}/error.log; pid ${folder}/pid; worker_processes 1;`;
  writeFileSync(file, `${logs} events {} http { access_log off; ${paths.join(" ")}\n${config}}\n`);
  return ["-p", folder, "-e", `${folder}/error.log`, "-c", file];
};

const writeCaddyfile = (folder: string, ports: Ports) => {
  const [site = ""] = blocks("caddyfile");
  // For localhost, Caddy issues a certificate itself.
  const config = withApps(site, ports).replace("www.example.com", `https://localhost:${ports.listen}`);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\nadmin off\nauto_https disable_redirects\nskip_install_trust\n}\n${config}`);
  return ["--adapter", "caddyfile", "--config", file];
};

export const proxyNames = ["caddy", "nginx"] as const;

/** Starts a proxy; undefined if it isn't installed. */
export const startProxy = (name: (typeof proxyNames)[number], folder: string, ports: Ports) => {
  const program = findProgram(name);
  if (!program) return undefined;
  const args =
    name === "caddy"
      ? ["run", ...writeCaddyfile(folder, ports)]
      : ["-g", "daemon off;", ...writeNginxConfig(folder, ports)];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = Bun.spawn([program, ...args], { env, stdout: "ignore", stderr: Bun.file(join(folder, "output")) });
  return {
    url: `https://localhost:${ports.listen}`,
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
};
