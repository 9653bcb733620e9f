// A fixed time zone, so that server and browser render the same text.
const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

export const dayOf = (time: string) => day.format(new Date(time));
export const momentOf = (time: string) => `${moment.format(new Date(time))} UTC`;
