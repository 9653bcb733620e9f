import { link } from "#shared/routes.ts";
import { Button } from "../../ui/button.tsx";

/** Searches through the URL, so that results can be linked to. */
export const SearchForm = ({ q }: { q: string }) => (
  <search>
    <form action={link("blog")} className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor="q" className="mb-1.5 block text-sm font-medium">
          Search the posts
        </label>
        <input id="q" name="q" type="search" defaultValue={q} maxLength={100} enterKeyHint="search" className="input" />
      </div>
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </form>
  </search>
);
