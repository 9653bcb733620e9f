import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { browserClient, read } from "./api-client.ts";
import { storedToken } from "./session.ts";

const pollMs = 2_000;
const maxPolls = 15;

type Status = "paid" | "pending" | "failed" | "unknown";

/** Fetches a checkout's status. Called only in the browser, where a link from another site can't trigger it. */
const statusOf = async (sessionId: string): Promise<Status> => {
  try {
    return (await read(browserClient().payments.confirms.$get({ query: { session_id: sessionId } }))).status;
  } catch {
    return "unknown";
  }
};

/**
 * The dialog for the `payment` query parameter. It grants nothing: only the payment service's message starts a plan.
 */
export const PaymentResult = () => {
  const [query, setQuery] = useSearchParams();
  const [status, setStatus] = useState<Status>();
  const { revalidate } = useRevalidator();
  const result = query.get("payment");
  const sessionId = result === "success" ? query.get("session_id") : null;

  // The payment service redirects the buyer before its webhook reaches the server, so poll.
  useEffect(() => {
    if (!sessionId || !storedToken()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const request = async (triesLeft: number) => {
      const next = await statusOf(sessionId);
      if (isClosed) return;
      setStatus(next);
      if (next === "paid") await revalidate();
      if (next === "pending" && triesLeft > 0) timer = setTimeout(() => void request(triesLeft - 1), pollMs);
    };
    void request(maxPolls);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [sessionId, revalidate]);

  const close = () =>
    setQuery(
      (now) => {
        for (const name of ["payment", "session_id"]) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const isFailed = result === "failed" || status === "failed";
  return (
    <Dialog
      open={result === "success" || result === "failed"}
      title={isFailed ? "Your payment attempt has failed" : "Your payment has been successfully processed"}
      onClose={close}
    >
      <p role="status" className="mt-3 text-muted empty:hidden">
        {isFailed ? "Nothing was taken. You can try again, or pay in another way." : status && words[status]}
      </p>
      <p className="mt-6">
        <Button onClick={close}>{isFailed ? "Ok" : "Close"}</Button>
      </p>
    </Dialog>
  );
};

const words: Record<Status, string> = {
  paid: "It is paid, and your plan is yours.",
  pending: "The payment is still on its way. Your plan starts as soon as it has arrived.",
  failed: "",
  unknown: "We could not ask about this payment just now. Your plan shows here as soon as the payment has arrived.",
};
