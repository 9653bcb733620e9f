import Bookmark from "lucide-react/icons/bookmark";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { useBrowserSetting } from "../../app/browser-settings.ts";
import { Popover } from "../overlays/popover.tsx";
import { formatViews, parseViews, type View } from "./saved-view-list.ts";

/** Whose list it is, which stays the same. */
const scope = ["project", "mode"];

type SavedViewsProps = {
  /** The link to the list as it is shown. */
  current: () => string | null;
  path: string;
};

/** Filters under a name, remembered by the browser for each list and account. */
export const SavedViews = ({ current, path }: SavedViewsProps) => {
  const [stored, store] = useBrowserSetting("saved_views");
  const [name, setName] = useState("");
  const [page = "", search] = path.split("?");
  // The end of the id, which is random.
  const owner = useRouteLoaderData<{ me: { id: string } }>("dashboard-frame")?.me.id.slice(-8) ?? "";
  const all = parseViews(stored);
  const isHere = (view: View) => view.owner === owner && view.page === page;
  const views = all.filter(isHere);
  const without = (name: string) => all.filter((view) => !isHere(view) || view.name !== name);
  const save = () => {
    const query = new URLSearchParams(current()?.split("?")[1]);
    for (const key of scope) query.delete(key);
    store(formatViews([...without(name.trim()), { owner, page, name: name.trim(), query: query.toString() }]));
    setName("");
  };
  const linkTo = ({ query }: View) => {
    const own = new URLSearchParams(search);
    const scoped = scope.flatMap((key) => (own.has(key) ? [[key, own.get(key) ?? ""]] : []));
    return `${page}?${new URLSearchParams([...scoped, ...new URLSearchParams(query)])}`;
  };
  return (
    <Popover
      className="filter-chip"
      label={
        <>
          <Bookmark size={14} aria-hidden="true" /> Views
        </>
      }
      panelName="Saved views"
    >
      {(close) => (
        <div className="w-64">
          {views.length > 0 && (
            <ul className="mb-1.5 border-b border-line pb-1.5">
              {views.map((view) => (
                <li key={view.name} className="flex items-center">
                  <Link
                    to={linkTo(view)}
                    className="flex min-h-control min-w-0 grow items-center rounded-md px-2 wrap-anywhere hover:bg-surface"
                    onClick={close}
                  >
                    {view.name}
                  </Link>
                  <button
                    type="button"
                    aria-label={`Delete the view ${view.name}`}
                    className="grid size-control-small shrink-0 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink"
                    onClick={() => store(formatViews(without(view.name)))}
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form
            className="flex gap-1.5"
            // The panel is a child of the filters' form.
            onChange={(event) => event.stopPropagation()}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              if (name.trim()) save();
            }}
          >
            <input
              aria-label="Name of the view"
              placeholder="Name these filters"
              maxLength={40}
              className="input min-w-0"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit" className="button button-quiet">
              Save
            </button>
          </form>
        </div>
      )}
    </Popover>
  );
};
