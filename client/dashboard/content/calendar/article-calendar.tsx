import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { utcDay } from "#shared/time.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { addDays, monthOf, weeksOf } from "../../../ui/dates/days.ts";
import { formatCount, formatDateTime, formatWeekday } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Key } from "../../../ui/shortcuts.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useRole } from "../../role.tsx";
import { ArticleChip, linkId } from "./article-chip.tsx";
import { CalendarDay, dayId } from "./calendar-day.tsx";
import { calendarLink, dayOf, planMove } from "./calendar-days.ts";
import { type Destination, ScheduleDialog, type Time } from "./schedule-dialog.tsx";

// A month of articles, moved by drag and drop, keyboard or dialog. On phones it is a list of the days with articles.

type ArticleCalendarProps = {
  projectId: string;
  month: string;
  today: string;
  /** Those with a day. */
  articles: readonly ArticleSummary[];
  /** Those that can get one. */
  ready: readonly ArticleSummary[];
  destinations: readonly Destination[];
};

export const ArticleCalendar = ({ projectId, month, today, articles, ready, destinations }: ArticleCalendarProps) => {
  const { moving, move, save } = useSchedule();
  const canEdit = useRole("editor");
  const [dragged, setDragged] = useState<ArticleSummary>();
  const [over, setOver] = useState<string>();
  const [picked, setPicked] = useState<ArticleSummary>();
  const [scheduling, setScheduling] = useState<{ article: ArticleSummary; day: string }>();
  const weeks = weeksOf(month);
  const { active, focusDay } = useActiveDay(projectId, month, today, weeks.flat());
  const moveTo = (article: ArticleSummary, day: string) => {
    const plan = planMove(article, day, Date.now());
    if (plan.kind === "past") toast("That day is over. Choose today or a later day.");
    else if (plan.kind === "ask") setScheduling({ article, day });
    else if (plan.kind === "move") void move(article, plan.time);
  };
  const pickUp = (article: ArticleSummary) => {
    setPicked(article);
    focusDay(dayOf(article) ?? active);
  };
  const cancel = () => {
    if (picked) document.getElementById(linkId(picked.id))?.focus();
    setPicked(undefined);
  };
  const endDrag = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const drop = (day: string) => {
    const article = dragged ?? picked;
    if (article) moveTo(article, day);
    setPicked(undefined);
    // The article leaves its place, so its own dragend may not arrive.
    endDrag();
  };
  const chips = (shown: readonly ArticleSummary[]) =>
    shown.map((article) => (
      <ArticleChip
        key={article.id}
        article={article}
        isPicked={article.id === picked?.id}
        onDrag={() => setDragged(article)}
        onDragEnd={endDrag}
        onPickUp={() => pickUp(article)}
        onMove={() => setScheduling({ article, day: proposedDay(article, today, addDays(today, 1)) })}
      />
    ));
  const placed = articles.map((article) =>
    article.id === moving?.id ? { ...article, publishedAt: null, scheduledAt: moving.at } : article,
  );
  const arriving = ready
    .filter(({ id }) => id === moving?.id)
    .map((article) => ({ ...article, scheduledAt: moving?.at ?? null }));
  const byDay = Map.groupBy([...placed, ...arriving], (article) => dayOf(article));
  const isListed = (day: string) => byDay.has(day) && monthOf(day) === month;

  return (
    <>
      <Ready>{chips(ready.filter(({ id }) => id !== moving?.id))}</Ready>
      {canEdit && (
        <p id="calendar-keys" className="mb-3 hidden text-sm text-muted md:pointer-fine:block">
          Drag an article to another day. By keyboard: arrow keys move between days, <Key name="m" /> on an article
          picks it up, <Key name="Enter" /> drops it.
        </p>
      )}
      <div className={picked ? "mb-3 flex items-center justify-between gap-4 rounded-xl bg-wash px-4" : "sr-only"}>
        <p role="status" className="min-w-0 wrap-anywhere">
          {picked &&
            `Moving “${picked.title}”. Choose a day with the arrow keys, press Enter to drop, Escape to cancel.`}
        </p>
        {picked && <TextButton label="Cancel" onClick={cancel} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't become a list on phones */}
      <div
        role="grid"
        aria-label="Days"
        aria-describedby={canEdit ? "calendar-keys" : undefined}
        className="md:overflow-hidden md:rounded-2xl md:border md:border-line"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its cells are */}
        <div role="row" className="hidden md:grid md:grid-cols-7">
          {weeks[0]?.map((day) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: it does nothing
            <div key={day} role="columnheader" className="px-2 py-2 text-sm font-medium text-muted">
              <span aria-hidden="true">{formatWeekday(day).slice(0, 3)}</span>
              <span className="sr-only">{formatWeekday(day)}</span>
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are
          <div
            key={week[0]}
            role="row"
            className={`md:grid md:grid-cols-7 ${week.some(isListed) ? "" : "max-md:hidden"}`}
          >
            {week.map((day) => (
              <CalendarDay
                key={day}
                day={day}
                month={month}
                today={today}
                isListed={isListed(day)}
                isActive={day === active}
                isDropping={dragged !== undefined || picked !== undefined}
                isOver={day === over}
                onOver={setOver}
                onFocus={focusDay}
                onDrop={() => drop(day)}
                onCancel={cancel}
              >
                {chips(byDay.get(day) ?? [])}
              </CalendarDay>
            ))}
          </div>
        ))}
      </div>
      {scheduling && (
        <ScheduleDialog
          article={scheduling.article}
          day={scheduling.day}
          today={today}
          destinations={destinations}
          onSchedule={(time) => save(scheduling.article, time)}
          onClose={() => setScheduling(undefined)}
        />
      )}
    </>
  );
};

/** The day that Tab reaches, which arrow keys change. A day of another month shows that month. */
const useActiveDay = (projectId: string, month: string, today: string, days: readonly string[]) => {
  const [chosen, setChosen] = useState(today);
  const toFocus = useRef<string>(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    const day = toFocus.current && document.getElementById(dayId(toFocus.current));
    if (!day) return;
    toFocus.current = undefined;
    day.focus();
  });
  const focusDay = (day: string) => {
    setChosen(day);
    toFocus.current = day;
    if (!days.includes(day)) void navigate(calendarLink(projectId, monthOf(day)), { preventScrollReset: true });
  };
  return { active: days.includes(chosen) ? chosen : `${month}-01`, focusDay };
};

/** Approved articles without a day. */
const Ready = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && (
    <section aria-labelledby="ready" className="mb-6 rounded-2xl bg-surface p-4">
      <h2 id="ready" className="font-semibold">
        Ready to publish
      </h2>
      <p className="mt-0.5 text-sm text-muted">{formatCount(children.length, "approved article")} without a day yet.</p>
      <ul className="-mx-1 mt-2 grid max-h-64 gap-2 overflow-y-auto p-1 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
    </section>
  );

const schedule = ({ id }: ArticleSummary, json: Time) =>
  read(browserClient().articles[":id"].schedule.$post({ param: { id }, json }));

/** Schedules articles, with undo. */
const useSchedule = () => {
  const { run } = useAction({ toastErrors: true });
  const { revalidate } = useRevalidator();
  const [moving, setMoving] = useState<{ id: string; at: string }>();

  const message = ({ title }: ArticleSummary, at: string) => `“${title}” is scheduled for ${formatDateTime(at)}.`;
  /** Undone where that is possible: an article can't go back to a time that has passed. */
  const undoOf = (article: ArticleSummary) => {
    const { id, state, scheduledAt: at, destinationId, publishAs } = article;
    const takeOff = () => read(browserClient().articles[":id"].unpublish.$post({ param: { id }, query: {} }));
    if (state === "approved") return () => void run(takeOff, { success: "The article is off the calendar." });
    if (state !== "scheduled" || !at || !destinationId || Date.parse(at) <= Date.now()) return undefined;
    return () =>
      void run(() => schedule(article, { at, destinationId, ...(publishAs && { as: publishAs }) }), {
        success: message(article, at),
      });
  };
  return {
    /** The article that is being saved, with its new time. */
    moving,
    /** Moves an article; errors are toasts. */
    move: async (article: ArticleSummary, time: Time) => {
      setMoving({ id: article.id, at: time.at });
      const undo = undoOf(article);
      await run(() => schedule(article, time), { success: message(article, time.at), undo });
      setMoving(undefined);
    },
    /** Like `move`, for a form: rejects if it fails. */
    save: async (article: ArticleSummary, time: Time) => {
      await schedule(article, time);
      await revalidate();
      const undo = undoOf(article);
      toast(message(article, time.at), undo && { undo });
    },
  };
};

/** The day that the dialog proposes for an article: its own, or tomorrow. */
const proposedDay = ({ scheduledAt }: ArticleSummary, today: string, tomorrow: string) => {
  const day = scheduledAt ? utcDay(scheduledAt) : tomorrow;
  return day < today ? tomorrow : day;
};
