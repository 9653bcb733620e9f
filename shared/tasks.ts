// Tasks: units of work for operators.
export const taskKinds = ["submission", "check", "article", "review"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStates = ["open", "claimed", "done"] as const;
export type TaskState = (typeof taskStates)[number];
/** How long a claimed task stays with its operator without being renewed. */
export const taskLeaseMinutes = 30;
