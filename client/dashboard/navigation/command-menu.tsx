import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchHit } from "#shared/reporting/search.ts";
import { link } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { signOut } from "../../app/sign-out.ts";
import { useDebouncedRead } from "../../app/use-debounced-read.ts";
import { copyText } from "../../ui/copy-text.ts";
import { backdrop, itemClass } from "../../ui/overlays/overlay-style.tsx";
import { projectLink, useCurrentProject, useProjects } from "../current-project.ts";
import { type Command, rankCommands } from "./command-ranking.ts";
import type { NavGroup } from "./nav-pages.ts";
import { switchTarget } from "./switch-target.ts";

export type CommandMenuKind = "all" | "projects";
type CommandMenuProps = { kind: CommandMenuKind; groups: NavGroup[]; onClose: () => void };

const maxRecent = 8;

/** Finds pages, projects, actions and content by text. The kind `projects` only switches projects. */
export const CommandMenu = ({ kind, groups, onClose }: CommandMenuProps) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [recent] = useState(() => (localStorage.getItem(storageKeys.recent) ?? "").split("\n").filter(Boolean));
  const [commands] = useState(useCommands(kind, groups));
  // The field answers before the results have rendered.
  const searched = useDeferredValue(text);
  const hits = useHits(kind === "all" ? searched.trim() : "");
  const found = useMemo(() => {
    const byGroup = Map.groupBy([...rankCommands(commands, searched, recent), ...hits], ({ group }) => group);
    return [...byGroup].map(([group, items]) => ({ group, items }));
  }, [commands, searched, recent, hits]);
  const run = (command: Command) => {
    const ids = [command.id, ...recent.filter((other) => other !== command.id)].slice(0, maxRecent);
    localStorage.setItem(storageKeys.recent, ids.join("\n"));
    onClose();
    if (command.run) command.run();
    else if (command.to) void navigate(command.to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` does the same in each render
  const results = useMemo(
    () => (
      <Autocomplete.List aria-label="Results" className="grow overflow-y-auto p-2 empty:hidden">
        {({ group, items }: { group: string; items: Command[] }) => (
          <Autocomplete.Group key={group} items={items}>
            <Autocomplete.GroupLabel className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
              {group}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item key={command.id} value={command} className={itemClass} onClick={() => run(command)}>
                  <span className="truncate">{command.label}</span>
                  {command.detail && <span className="ml-auto truncate text-sm text-muted">{command.detail}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    ),
    [found],
  );
  const label = kind === "all" ? "Search pages, actions and content" : "Search projects";
  return (
    <Dialog.Root open modal="trap-focus" onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={backdrop} />
        <Dialog.Popup
          aria-label={label}
          initialFocus={input}
          className="dialog flex max-h-[min(32rem,100dvh-6rem)] flex-col p-0 text-left max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-sm:border-0 sm:mt-16 sm:w-[min(38rem,100%-2rem)]"
        >
          <Autocomplete.Root
            inline
            open
            items={found}
            filter={null}
            autoHighlight="always"
            keepHighlight
            value={text}
            onValueChange={setText}
          >
            <div className="flex items-center border-b border-line pr-2">
              <Autocomplete.Input
                ref={input}
                aria-label={label}
                spellCheck={false}
                maxLength={100}
                placeholder={`${label}…`}
                className="min-h-14 min-w-0 grow bg-transparent px-5 text-base -outline-offset-2"
              />
              <Dialog.Close className="min-h-control rounded-lg px-3 text-sm text-muted hover:text-ink">
                Close
              </Dialog.Close>
            </div>
            {results}
            <Autocomplete.Empty className="text-muted not-empty:px-5 not-empty:py-6">
              Nothing matches “{searched}”.
            </Autocomplete.Empty>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const useCommands = (kind: CommandMenuKind, groups: NavGroup[]): Command[] => {
  const project = useCurrentProject();
  const switching: Command[] = useProjects().map(({ id, name, url }) => ({
    id: `project-${id}`,
    group: "Projects",
    label: name,
    detail: id === project?.id ? "Current" : new URL(url).host,
    to: `${switchTarget(location.pathname)}?project=${id}`,
  }));
  const adding: Command = { id: "new-project", group: "Actions", label: "Add a project", to: link("newProject") };
  if (kind === "projects") return [...switching, adding];
  const opening = groups.flatMap(({ heading, items }) =>
    items.map(({ page, label, to }): Command => ({ id: `page-${page}`, group: "Pages", label, detail: heading, to })),
  );
  const action = (id: string, label: string, run: () => void): Command => ({ id, group: "Actions", label, run });
  return [
    ...opening,
    ...switching,
    adding,
    ...(project ? projectActions(project.id) : []),
    { id: "api-keys", group: "Actions", label: "Manage API keys", to: link("apiKeys") },
    action("theme", "Switch between light and dark", () =>
      document.querySelector<HTMLElement>("[data-theme-toggle]")?.click(),
    ),
    ...(project ? [action("copy-id", "Copy project ID", () => void copyText(project.id))] : []),
    action("sign-out", "Sign out", () => void signOut()),
  ];
};

const projectActions = (id: string): Command[] => [
  { id: "add-keyword", group: "Actions", label: "Add a keyword", to: projectLink("keywords", id) },
  { id: "new-article", group: "Actions", label: "New article", to: `${projectLink("articles", id)}#new` },
];

const pauseMs = 150;
const noHits: Command[] = [];

/** Content on the server that matches, once typing pauses. */
const useHits = (text: string): Command[] => {
  const project = useCurrentProject()?.id;
  const search = async (query: { q: string; project: string | undefined }) => {
    const { hits } = await read(browserClient().search.$get({ query }));
    return hits.map((hit) => toCommand(hit, project));
  };
  const { loaded, isLoading } = useDebouncedRead(text.length < 2 ? undefined : { q: text, project }, search, pauseMs);
  // Pages and actions can be found without the server.
  return (!isLoading && loaded?.data) || noHits;
};

const headings: Record<SearchHit["kind"], string> = {
  submissions: "Submissions",
  articles: "Articles",
  mentions: "Mentions",
  leads: "Leads",
  directories: "Directories",
  users: "Users",
  posts: "Posts",
};

const toCommand = ({ kind, id, title, detail }: SearchHit, project = ""): Command => {
  const command = { id: `${kind}-${id}`, group: headings[kind], label: title, detail: detail.replaceAll("_", " ") };
  switch (kind) {
    case "submissions":
      return { ...command, to: `${projectLink("submissions", project)}&submission=${id}` };
    case "articles":
      return { ...command, to: link("article", { id }) };
    case "mentions":
      return { ...command, to: `${projectLink("mentions", project)}#${id}` };
    case "leads":
      return { ...command, to: `${projectLink("leads", project)}&q=${encodeURIComponent(title)}` };
    case "directories":
      // A public page is a separate document.
      return { ...command, run: () => location.assign(link("directory", { slug: id })) };
    case "users":
      return { ...command, to: `${link("adminUsers")}?q=${encodeURIComponent(title)}` };
    case "posts":
      return { ...command, to: link("postEditor", { id }) };
  }
};
