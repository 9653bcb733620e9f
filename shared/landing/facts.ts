export type Fact = { figure: string; text: string };

export const facts: readonly Fact[] = [
  { figure: "200+", text: "directories in one submission round" },
  { figure: "1000+", text: "articles in the Full Organic Growth plan" },
  { figure: "50", text: "directory submissions a month with Growth Partner" },
  { figure: "300", text: "programmatic pages a month with Growth Partner" },
];

export type ClientSite = {
  name: string;
  url: string;
  icon: { letter: string; hue: "amber" | "emerald" | "sky" | "violet" | "rose" | "teal" };
};

// Demo sites under a top-level domain that cannot be registered. The owner replaces them, the heading and the note with real
// clients who agreed to be named.
export const clientsHeading = "Demo projects";
export const clientsNote = "Fictional websites that show how client sites will appear here.";

export const clients: readonly ClientSite[] = [
  { name: "Tidewater Notes", url: "https://tidewater-notes.example", icon: { letter: "T", hue: "sky" } },
  { name: "Ledgerly", url: "https://ledgerly.example", icon: { letter: "L", hue: "emerald" } },
  { name: "Fernhill Studio", url: "https://fernhill-studio.example", icon: { letter: "F", hue: "teal" } },
  { name: "Queuebird", url: "https://queuebird.example", icon: { letter: "Q", hue: "amber" } },
  { name: "Marlow Bikes", url: "https://marlow-bikes.example", icon: { letter: "M", hue: "rose" } },
  { name: "Formgrove", url: "https://formgrove.example", icon: { letter: "F", hue: "violet" } },
];
