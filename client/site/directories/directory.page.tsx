import { type LoaderFunctionArgs, type RouterContextProvider, useLoaderData } from "react-router";
import { type Category, findCategory } from "#shared/links/directories/categories.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { pageParam, searchParams } from "../../app/search-params.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Pagination } from "../../ui/lists/pagination.tsx";
import { directoryPages, itemList } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { CategoryLinks, Downloads } from "./category-links.tsx";
import { DirectoryPage, loadDirectory } from "./directory-page.tsx";
import { DirectoryTable } from "./directory-table.tsx";
import { listUrl } from "./list-params.ts";
import { listDirectories, pageCount } from "./load.ts";

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

const params = searchParams({ page: pageParam });

const loadCategory = async (context: Readonly<RouterContextProvider>, category: Category, url: string) => {
  const { page } = params.parse(url);
  const { directories, total } = await listDirectories(context, { category: category.slug, page });
  const pages = pageCount(total);
  if (page > pages) throw new Response(null, { status: 404 });
  return { category, directories, total, page, pages };
};

type CategoryPageProps = Awaited<ReturnType<typeof loadCategory>>;

const CategoryPage = ({ category, directories, total, page, pages }: CategoryPageProps) => {
  const { slug, name, h1, intro, metaTitle, metaDescription } = category;
  const path = link("directory", { slug });
  const urlOf = (number: number) => params.link(path, { page: number });
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "Directories", path: link("directories") },
        { name, path },
      ]}
      data={(siteUrl) => itemList(h1, directoryPages(directories, siteUrl))}
    >
      <PageHead
        title={`${metaTitle}${page > 1 ? `, Page ${page}` : ""} - ${site.name}`}
        description={`${metaDescription}${page > 1 ? ` Page ${page}.` : ""}`}
        canonical={urlOf(page)}
      />
      <div className="shell py-12 md:py-16">
        <h1 className="max-w-2xl text-title">{h1}</h1>
        {page === 1 &&
          intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-2xl text-lead text-muted">
              {paragraph}
            </p>
          ))}
        <p className="mt-8 mb-10">
          <ButtonLink href={listUrl({ category: slug })} variant="quiet">
            Filter this list
          </ButtonLink>
        </p>
        <DirectoryTable
          caption={`${formatNumber(total)} directories, highest authority first${pages > 1 ? `; page ${page} of ${pages}` : ""}. A dash means that no source states it.`}
          directories={directories}
        />
        <Pagination page={page} pages={pages} to={urlOf} plain />
        <CategoryLinks heading="Other categories" except={slug} />
        <Downloads />
      </div>
    </SiteLayout>
  );
};
