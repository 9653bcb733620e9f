import { type KeyboardEvent, useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { SearchHit } from "#shared/reporting/search.ts";
import { link } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { signOut } from "../../app/sign-out.ts";
import { createSignal } from "../../app/signal.ts";
import { copyText } from "../../ui/copy-text.ts";
import { projectLink, useCurrentProject, useProjects } from "../current-project.ts";
import { type Command, rankCommands } from "./command-ranking.ts";
import type { NavGroup } from "./nav-pages.ts";
import { switchTarget } from "./switch-target.ts";

export type CommandMenuKind = "all" | "projects";
type CommandMenuProps = { kind: CommandMenuKind; groups: NavGroup[]; onClose: () => void };

/** Finds pages, projects, actions and content by text. The kind `projects` only switches projects. */
export const CommandMenu = ({ kind, groups, onClose }: CommandMenuProps) => {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const [stored, storeRecent] = useStored(storageKeys.recent);
  const recent = stored.split("\n").filter(Boolean);
  const commands = useCommands(kind, groups);
  const hits = useHits(kind === "all" ? text.trim() : "");
  const options = [...rankCommands(commands, text, recent), ...hits];
  const current = options[Math.min(active, options.length - 1)];

  const run = (command: Command) => {
    storeRecent([command.id, ...recent.filter((other) => other !== command.id)].slice(0, 8).join("\n"));
    onClose();
    if (command.run) command.run();
    else if (command.to) void navigate(command.to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length) setActive((active + step + options.length) % options.length);
    else if (event.key === "Enter" && current && !event.nativeEvent.isComposing) run(current);
    else return;
    event.preventDefault();
  };
  // Close before unmounting, so that the browser restores the focus.
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const optionId = (command: Command) => `${id}-${command.id}`;
  const activeId = current && optionId(current);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const label = kind === "all" ? "Search pages, actions and content" : "Search projects";
  return (
    <dialog
      ref={show}
      aria-label={label}
      className="flex max-h-[min(32rem,100dvh-6rem)] w-[min(38rem,100%-2rem)] flex-col p-0 text-left max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0 sm:mt-16"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      closedby="any"
    >
      <div className="flex items-center border-b border-line pr-2">
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={`${label}…`}
          className="min-h-14 min-w-0 grow bg-transparent px-5 text-base -outline-offset-2"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            setActive(0);
          }}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          className="min-h-control rounded-lg px-3 text-sm text-muted hover:text-ink"
          onClick={onClose}
        >
          Close
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className="grow overflow-y-auto p-2">
        {options.map((command, at) => (
          <div key={command.id} role="presentation">
            {command.group !== options[at - 1]?.group && (
              <p role="presentation" className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
                {command.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys. */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus. */}
            <div
              id={optionId(command)}
              role="option"
              aria-selected={command === current}
              className="flex min-h-control cursor-pointer items-center gap-3 rounded-lg px-3 aria-selected:bg-wash"
              onClick={() => run(command)}
              onPointerMove={() => setActive(at)}
            >
              <span className="truncate">{command.label}</span>
              {command.detail && <span className="ml-auto truncate text-sm text-muted">{command.detail}</span>}
            </div>
          </div>
        ))}
      </div>
      {!options.length && (
        <p role="status" className="px-5 pb-6 text-muted">
          Nothing matches “{text}”.
        </p>
      )}
    </dialog>
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

/** Content on the server that matches, once typing pauses. */
const useHits = (text: string): Command[] => {
  const project = useCurrentProject()?.id;
  const [found, setFound] = useState<{ text: string; hits: SearchHit[] }>();
  useEffect(() => {
    if (text.length < 2) return;
    const typing = new AbortController();
    const timer = setTimeout(() => {
      read(browserClient().search.$get({ query: { q: text, project } }, { init: { signal: typing.signal } })).then(
        ({ hits }) => setFound({ text, hits }),
        // Pages and actions can be found without the server.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text, project]);
  return found?.text === text && text ? found.hits.map((hit) => toCommand(hit, project)) : [];
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

const { announce, subscribe } = createSignal();

/** A string that this browser remembers; empty on the server and without one. */
const useStored = (key: string) => {
  const value = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? "",
    () => "",
  );
  return [value, (next: string) => store(key, next)] as const;
};

const store = (key: string, value: string) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
  announce();
};
