import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { filterDirectories } from "#shared/catalogue/catalogue.ts";
import { findCategory } from "#shared/catalogue/categories.ts";
import { filterQuery, paginate } from "#shared/catalogue/filter.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SiteLayout } from "../layout.tsx";
import { CategoryLinks, DirectoryTable, Sources } from "./directory-list.tsx";

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const category = findCategory(paramsOf("directoryCategory", params).category);
  const matches = filterDirectories({ category: category?.slug });
  const list = category && paginate(matches, new URL(request.url).searchParams);
  if (!list) throw new Response(null, { status: 404 });
  return { category, total: matches.length, ...list };
};

export function Component() {
  const { category, total, page, pages, shown } = useLoaderData<typeof loader>();
  const { slug, name, h1, intro, metaTitle, metaDescription } = category;
  const path = link("directoryCategory", { category: slug });
  return (
    <SiteLayout
      base={link("home")}
      trail={[
        { name: "Directories", path: link("directories") },
        { name, path },
      ]}
    >
      <PageHead
        title={`${metaTitle}${page > 1 ? `, Page ${page}` : ""} - ${site.name}`}
        description={metaDescription}
        canonical={path}
      />
      <div className="shell py-16 md:py-24">
        <h1 className="max-w-2xl text-title">{h1}</h1>
        {intro.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-2xl text-lead text-muted">
            {paragraph}
          </p>
        ))}
        <p className="mt-8 mb-10">
          <ButtonLink href={link("directories") + filterQuery({ category: slug })} variant="quiet">
            Filter this list
          </ButtonLink>
        </p>
        <DirectoryTable
          caption={`${total} directories, highest known domain rating first${pages > 1 ? `; page ${page} of ${pages}` : ""}`}
          directories={shown}
          withCategory={false}
        />
        <Pagination page={page} pages={pages} to={(number) => path + filterQuery({}, number)} plain />
        <CategoryLinks heading="Other categories" except={slug} />
        <Sources />
      </div>
    </SiteLayout>
  );
}
