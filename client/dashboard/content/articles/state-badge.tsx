import type { ArticleSummary } from "#shared/content/articles.ts";
import { Badge } from "../../../ui/badge.tsx";
import { labelOf, toneOf } from "./states.ts";

type StateBadgeProps = { article: Pick<ArticleSummary, "state" | "version" | "approvedVersion"> };

export const StateBadge = ({ article }: StateBadgeProps) => <Badge tone={toneOf(article)}>{labelOf(article)}</Badge>;
