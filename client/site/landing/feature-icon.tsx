import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import SearchCheck from "lucide-react/icons/search-check";
import Send from "lucide-react/icons/send";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { Feature } from "#shared/landing/site-content.ts";

const icons = { BadgeCheck, ClipboardList, FileText, Globe, SearchCheck, Send, ThumbsUp };

type FeatureIconProps = { name: Feature["icon"]; className?: string };

export const FeatureIcon = ({ name, className }: FeatureIconProps) => {
  const Icon = icons[name];
  return <Icon size={24} className={className} />;
};
