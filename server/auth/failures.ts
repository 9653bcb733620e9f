import { RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/connect.ts";
import { sharedLimit, tooMany } from "../http/rate.ts";
import { hashOf } from "./proofs.ts";

const most = 10;

/** Ten wrong passwords in a quarter of an hour, from wherever they come; links by mail go on working meanwhile. */
const wrongPasswords = sharedLimit({ name: "wrong-passwords", points: most, seconds: 900 });

/** Problem `rate-limited` for an address at which too many wrong passwords were tried, whether it has an account or not. */
export const refuseAfterFailures = async (db: Db, email: string) => {
  const counted = await wrongPasswords(db).get(hashOf(email));
  if (counted && counted.consumedPoints >= most) throw tooMany(counted);
};

export const noteFailure = async (db: Db, email: string) => {
  // The one that passes the limit is still answered as what it is: a wrong password.
  await wrongPasswords(db)
    .consume(hashOf(email))
    .catch((refusal) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
    });
};

export const forgetFailures = (db: Db, email: string) => wrongPasswords(db).delete(hashOf(email));
