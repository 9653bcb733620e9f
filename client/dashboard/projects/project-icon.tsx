type ProjectIconProps = { name: string; iconUrl: string | null };

const square = "size-10 shrink-0 rounded-lg border border-line";

/** A project's icon, or the first letter of its name. Icons are data URLs. */
export const ProjectIcon = ({ name, iconUrl }: ProjectIconProps) =>
  iconUrl ? (
    <img src={iconUrl} alt="" width={40} height={40} className={`${square} bg-white object-contain p-0.5`} />
  ) : (
    <span aria-hidden="true" className={`${square} grid place-items-center bg-surface text-lg font-semibold uppercase`}>
      {[...name.trim()][0] ?? "?"}
    </span>
  );
