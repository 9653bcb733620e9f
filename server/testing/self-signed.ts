/** Creates a self-signed certificate for IP addresses, with openssl. */
export const selfSigned = (ips: readonly string[]) => {
  const made = Bun.spawnSync([
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-subj",
    `/CN=${ips[0]}`,
    "-addext",
    `subjectAltName=${ips.map((ip) => `IP:${ip}`).join()}`,
    "-days",
    "1",
    "-keyout",
    "-",
    "-out",
    "-",
  ]).stdout.toString();
  const part = (name: string) => made.match(new RegExp(`-----BEGIN ${name}-----[^]+?-----END ${name}-----`))?.[0] ?? "";
  return { key: part("PRIVATE KEY"), cert: part("CERTIFICATE") };
};
