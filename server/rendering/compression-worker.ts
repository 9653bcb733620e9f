// Entry point of the child process that compresses pages at the best quality.
import { serveTasks } from "../sandbox/serve-tasks.ts";
import { compressBest } from "./compression.ts";

const tasks = { compressBest };
export type CompressionTasks = typeof tasks;

serveTasks(tasks);
