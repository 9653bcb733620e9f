import { site } from "#shared/site.ts";

/** A roof over two linked nodes. */
export const LogoMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
    <rect width="32" height="32" rx="8" className="fill-accent-strong" />
    <g fill="#fff" stroke="#fff" strokeWidth="2.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 14.5 16 7l9 7.5M10 22h12" fill="none" />
      <circle cx="10" cy="22" r="2" />
      <circle cx="22" cy="22" r="2" />
    </g>
  </svg>
);

/** The mark and the name. */
export const Logo = ({ nameClass }: { nameClass?: string }) => (
  <>
    <LogoMark size={28} />
    <span className={nameClass}>{site.name}</span>
  </>
);
