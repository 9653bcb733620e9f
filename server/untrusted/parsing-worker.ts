// Entry point of the child process that parses untrusted content.

import { serveTasks } from "../sandbox/serve-tasks.ts";
import { parsingTasks } from "./parsing-tasks.ts";

serveTasks(parsingTasks);
