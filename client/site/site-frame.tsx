import { type LoaderFunctionArgs, Outlet } from "react-router";
import { api, read } from "../app/api-client.ts";

/** Reads the settings once for the page and its layout. */
export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(api).settings.public.$get());

export const Component = Outlet;
