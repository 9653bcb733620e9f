import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { site } from "#shared/site.ts";
import type { Env } from "../env.ts";

export type Message = {
  id: string;
  /** A name and an address. */
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};
export type MailService = {
  send: (message: Message) => Promise<void>;
  /** Connects to the mail server and signs in. Rejects if that fails. Absent without a mail server. */
  verify?: () => Promise<void>;
  /** Deletes the stored copies of emails sent before this time. */
  deleteBefore: (time: Date) => Promise<void>;
};

type MailEnv = Pick<Env, "SMTP_URL" | "DATA_DIR">;

/** The name and address that emails come from: by default, the support address of the settings. */
export const senderOf = ({ MAIL_FROM }: Pick<Env, "MAIL_FROM">, { supportEmail }: { supportEmail: string }) =>
  MAIL_FROM ?? `${site.name} <${supportEmail}>`;

/** Sends emails by SMTP if configured, else writes each to the outbox folder as an .eml file. */
export const createMailService = ({ SMTP_URL, DATA_DIR }: MailEnv): MailService => {
  // A stable Message-ID lets mail clients recognize a resent email as a duplicate.
  const envelope = ({ id, to, ...message }: Message) => ({
    ...message,
    // As an object it isn't parsed: `name<address>` or a group would reach an address that no limit has counted.
    to: { name: "", address: to },
    messageId: `<${id}@${site.name.toLowerCase()}>`,
  });
  if (SMTP_URL) {
    const transport = nodemailer.createTransport({
      url: SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    return {
      send: async (message) => void (await transport.sendMail(envelope(message))),
      verify: async () => void (await transport.verify()),
      deleteBefore: async () => {},
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const outbox = join(DATA_DIR, "outbox");
  return {
    send: async (message) => {
      const { message: raw } = await transport.sendMail(envelope(message));
      await mkdir(outbox, { recursive: true });
      await Bun.write(join(outbox, `${message.id}.eml`), raw as Buffer);
    },
    deleteBefore: async (time) => {
      for (const name of await readdir(outbox).catch(() => [])) {
        const file = Bun.file(join(outbox, name));
        if (name.endsWith(".eml") && file.lastModified < time.getTime()) await file.delete();
      }
    },
  };
};
