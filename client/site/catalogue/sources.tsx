/** Sources and licenses of the catalogue's data. */
export const Sources = () => (
  <div className="mt-14 max-w-2xl border-t border-line pt-6 text-sm text-muted">
    <h2 id="sources" className="font-semibold text-ink">
      Where this is from
    </h2>
    <p className="mt-2">
      We gathered these facts from public lists and did not measure them ourselves. Domain ratings (DR) are from
      mukund1158/awesome-startup-launch-directories and theshubh77/awesome-saas-directories, both with figures of
      Ahrefs, else from the first version of volodstaimi/Startup-Launch-List, which names no tool; the year stands
      beside each. A DR is no promise, and a dash means that no list states the fact.
    </p>
    <p className="mt-2">
      A price marked as assumed was read in no list. Facts of teamhandyapps-oss/launch-directories are used under CC BY
      4.0. Directories change their prices and rules: look at the site itself before you submit.
    </p>
  </div>
);
