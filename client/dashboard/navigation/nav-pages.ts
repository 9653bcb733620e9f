import Activity from "lucide-react/icons/activity";
import BadgeCheck from "lucide-react/icons/badge-check";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Clock from "lucide-react/icons/clock";
import Coins from "lucide-react/icons/coins";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Files from "lucide-react/icons/files";
import Gift from "lucide-react/icons/gift";
import Globe from "lucide-react/icons/globe";
import Hash from "lucide-react/icons/hash";
import History from "lucide-react/icons/history";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Library from "lucide-react/icons/library";
import Lightbulb from "lucide-react/icons/lightbulb";
import LinkIcon from "lucide-react/icons/link";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquare from "lucide-react/icons/message-square";
import Newspaper from "lucide-react/icons/newspaper";
import Package from "lucide-react/icons/package";
import Plug from "lucide-react/icons/plug";
import Receipt from "lucide-react/icons/receipt";
import Send from "lucide-react/icons/send";
import Settings from "lucide-react/icons/settings";
import Shield from "lucide-react/icons/shield";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sparkles from "lucide-react/icons/sparkles";
import Tag from "lucide-react/icons/tag";
import TrendingUp from "lucide-react/icons/trending-up";
import Truck from "lucide-react/icons/truck";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import UsersRound from "lucide-react/icons/users-round";
import type { ComponentType } from "react";
import type { Me } from "#shared/account/account.ts";
import { link, type NavPage, type NavSection, navItems, type ProjectSection, projectSections } from "#shared/routes.ts";
import { projectLink } from "../current-project.ts";
import type { NavCounts } from "./use-waiting.ts";

type Icon = ComponentType<{ size?: number; className?: string; "aria-hidden"?: "true" }>;

/** Each page's icon, the letter that opens it after `g`, and the count beside its link. */
const details: Record<NavPage, { Icon: Icon; letter?: string; count?: keyof NavCounts }> = {
  dashboard: { Icon: LayoutDashboard, letter: "o" },
  timeline: { Icon: History, letter: "t" },
  submissions: { Icon: Send, letter: "s", count: "submissions" },
  projectDirectories: { Icon: Library, letter: "d" },
  kit: { Icon: Package },
  badges: { Icon: BadgeCheck },
  reports: { Icon: ChartColumn, letter: "r" },
  impact: { Icon: TrendingUp },
  credits: { Icon: Coins },
  topics: { Icon: Lightbulb },
  articles: { Icon: FileText, letter: "a", count: "articles" },
  pageSets: { Icon: Files },
  destinations: { Icon: Globe },
  mentions: { Icon: MessageCircle, letter: "m", count: "mentions" },
  leads: { Icon: UserPlus, letter: "l", count: "leads" },
  keywords: { Icon: Hash, letter: "k" },
  offers: { Icon: Gift },
  feedback: { Icon: MessageSquare, letter: "f" },
  suggestions: { Icon: Sparkles, count: "suggestions" },
  project: { Icon: Settings, letter: "p" },
  members: { Icon: UsersRound },
  activity: { Icon: Activity },
  integrations: { Icon: Plug, letter: "i" },
  clients: { Icon: Building2, letter: "c" },
  plan: { Icon: CreditCard },
  account: { Icon: CircleUser },
  work: { Icon: ListChecks, letter: "w", count: "work" },
  adminSetup: { Icon: ClipboardCheck, count: "setup" },
  adminPosts: { Icon: Newspaper },
  adminDirectories: { Icon: Library },
  adminDeliveries: { Icon: Truck },
  adminPlans: { Icon: Tag },
  adminPayments: { Icon: Receipt, count: "payments" },
  adminUsers: { Icon: Users, letter: "u" },
  adminWaitlist: { Icon: Clock },
  adminLinkChecks: { Icon: LinkIcon },
  adminAudit: { Icon: Shield },
  adminSettings: { Icon: SlidersHorizontal },
};

export type NavLinkItem = {
  page: NavPage;
  to: string;
  label: string;
  isExact?: boolean;
  Icon: Icon;
  letter?: string;
  count?: keyof NavCounts;
};
export type NavGroup = { name: NavSection; heading: string; items: NavLinkItem[] };

type NavUser = {
  me: Pick<Me, "role" | "isAdmin">;
  isOperator: boolean;
  projectId: string | undefined;
  projectCount: number;
};

/** The groups of the navigation that the user sees. Without a project, its pages are left out but the overview. */
export const navGroups = ({ me, isOperator, projectId, projectCount }: NavUser): NavGroup[] => {
  const group = (name: NavSection, heading: string, toLink: (page: NavPage) => string = link): NavGroup => ({
    name,
    heading,
    items: navItems(name).map((item) => ({ ...item, ...details[item.page], to: toLink(item.page) })),
  });
  const ofProject = (Object.keys(projectSections) as ProjectSection[]).map((name) =>
    group(name, projectSections[name], (page) => (projectId ? projectLink(page, projectId) : link(page))),
  );
  const account = group("account", "Account");
  const isHidden = (page: NavPage) => (page === "plan" && isOperator) || (page === "clients" && projectCount < 2);
  return [
    ...(me.role === "customer" ? [] : [group("work", "Work")]),
    ...(isOperator ? [] : projectId ? ofProject : overviewOnly(ofProject)),
    { ...account, items: account.items.filter(({ page }) => !isHidden(page)) },
    ...(me.isAdmin ? [group("admin", "Administration")] : []),
  ];
};

const overviewOnly = (groups: NavGroup[]) =>
  groups.slice(0, 1).map((group) => ({ ...group, items: group.items.filter(({ page }) => page === "dashboard") }));
