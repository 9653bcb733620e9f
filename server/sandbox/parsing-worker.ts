// The child process in which whatever strangers serve is parsed.
import { parsingTasks } from "./parsing-tasks.ts";
import { serveTasks } from "./serve-tasks.ts";

serveTasks(parsingTasks);
