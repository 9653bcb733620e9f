import type { StarterPost } from "./post.ts";
import { post as aBacklinkRoutineOfTwoHoursAWeek } from "./posts/a-backlink-routine-of-two-hours-a-week.ts";
import { post as anchorTextThatReadsLikePeople } from "./posts/anchor-text-that-reads-like-people.ts";
import { post as freeOrPaidDirectories } from "./posts/free-or-paid-directories.ts";
import { post as gettingDelistedAndFixingIt } from "./posts/getting-delisted-and-fixing-it.ts";
import { post as howToJudgeADirectoryInFiveMinutes } from "./posts/how-to-judge-a-directory-in-five-minutes.ts";
import { post as launchWeekForASmallSaas } from "./posts/launch-week-for-a-small-saas.ts";
import { post as localCitationsForOneLocation } from "./posts/local-citations-for-one-location.ts";
import { post as measuringWhatListingsBring } from "./posts/measuring-what-listings-bring.ts";
import { post as nofollowSponsoredUgcExplained } from "./posts/nofollow-sponsored-ugc-explained.ts";
import { post as prepareOnceSubmitEverywhere } from "./posts/prepare-once-submit-everywhere.ts";
import { post as programmaticPagesThatDeserveToExist } from "./posts/programmatic-pages-that-deserve-to-exist.ts";
import { post as reciprocalLinksWithoutRegret } from "./posts/reciprocal-links-without-regret.ts";
import { post as whatADirectorySubmissionReallyDoes } from "./posts/what-a-directory-submission-really-does.ts";
import { post as writingAListingPeopleClick } from "./posts/writing-a-listing-people-click.ts";

export const starterPosts: readonly StarterPost[] = [
  aBacklinkRoutineOfTwoHoursAWeek,
  anchorTextThatReadsLikePeople,
  freeOrPaidDirectories,
  gettingDelistedAndFixingIt,
  howToJudgeADirectoryInFiveMinutes,
  launchWeekForASmallSaas,
  localCitationsForOneLocation,
  measuringWhatListingsBring,
  nofollowSponsoredUgcExplained,
  prepareOnceSubmitEverywhere,
  programmaticPagesThatDeserveToExist,
  reciprocalLinksWithoutRegret,
  whatADirectorySubmissionReallyDoes,
  writingAListingPeopleClick,
];
