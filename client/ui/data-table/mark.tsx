const tones = [
  "bg-info-wash text-info",
  "bg-good-wash text-good",
  "bg-notice-wash text-notice",
  "bg-warn-wash text-warn",
  "bg-wash text-accent",
  "bg-bad-wash text-bad",
];

/** The first letter of a name, in place of a logo: ours would come from a stranger's server. */
export const Mark = ({ name }: { name: string }) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      data-letter={[...name][0]}
      className={`grid size-5 shrink-0 place-items-center rounded text-xs font-semibold uppercase before:content-[attr(data-letter)] ${tones[sum % tones.length]}`}
    />
  );
};
