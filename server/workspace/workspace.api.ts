import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { activity } from "./activity/activity.api.ts";
import { keywords } from "./keywords/keywords.api.ts";
import { invitations } from "./members/invitations.api.ts";
import { projectMembers } from "./members/members.api.ts";
import { projects } from "./projects/projects.api.ts";

export const workspaceApi = new Hono<AppEnv>()
  .route("/invitations", invitations)
  .route("/projects", projects)
  .route("/projects", projectMembers)
  .route("/projects", keywords)
  .route("/projects", activity);

export const workspaceSections: ApiSection[] = [
  {
    name: "Projects",
    description: "Your websites with their keywords, feeds and leads.",
    paths: ["/projects", "/clients", "/invitations", "/search"],
  },
];
