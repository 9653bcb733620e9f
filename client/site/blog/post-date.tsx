// A fixed time zone, so that the day is the same for everyone.
const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export const PostDate = ({ at }: { at: string }) => <time dateTime={at}>{dayFormat.format(new Date(at))}</time>;
