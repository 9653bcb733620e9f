// Entry point of the child process that parses untrusted content.
import { parsingTasks } from "./parsing-tasks.ts";
import { serveTasks } from "./serve-tasks.ts";

serveTasks(parsingTasks);
