/** The day and hour in a time zone. */
export const localTime = (now: Date, timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
};

/** Whether an hour is between two others, which may be on both sides of midnight. Equal ones mean never. */
export const isQuiet = (hour: number, { quietFrom, quietUntil }: { quietFrom: number; quietUntil: number }) =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
