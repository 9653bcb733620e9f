const monthName = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` as “November 2026”. */
export const monthText = (month: string) => monthName.format(new Date(`${month}-01`));
