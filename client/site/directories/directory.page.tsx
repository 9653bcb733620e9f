import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findCategory } from "#shared/links/directories/categories.ts";
import { paramsOf } from "#shared/routes.ts";
import { CategoryPage, loadCategory } from "./category-page.tsx";
import { DirectoryPage, loadDirectory } from "./directory-page.tsx";

// A category's URL has the form of a directory's. Categories come first; no directory gets the slug of one.
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { slug } = paramsOf("directory", params);
  const category = findCategory(slug);
  return category
    ? ({ kind: "category", props: await loadCategory(context, category, request.url) } as const)
    : ({ kind: "directory", props: await loadDirectory(context, slug) } as const);
};

export function Component() {
  const { kind, props } = useLoaderData<typeof loader>();
  return kind === "category" ? <CategoryPage {...props} /> : <DirectoryPage {...props} />;
}
