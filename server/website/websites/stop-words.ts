const split = (words: string) => words.split(/\s+/);

/** Function words of English and some neighbouring languages. */
export const functionWords: ReadonlySet<string> = new Set(
  split(`a about above across after again against all almost alone along already also although always am among an and another
  any anyone anything anywhere are aren't around as at away back be because been before behind being below between both
  but by can can't cannot could did didn't do does doesn't doing don't done down during each either else enough etc even
  ever every everyone everything everywhere few first for from further get gets getting give gives given go goes going
  got had has have haven't having he her here hers him his how however i if i'm i've in inside instead into is isn't it
  it's its itself just keep keeps last least less let let's lets like likely made make makes making many may maybe me
  might mine more most much must my never new next no none nor not nothing now of off often on once one ones only onto
  or other others our ours out over own per perhaps put rather really same say see seen she should since so some someone
  something soon still such take takes than that that's the their theirs them then there these they they're thing things
  this those through thus to together too toward under until up upon us use used using very via want wants was way ways
  we we're we've well were what what's whatever when where wherever whether which while who who's whole whom whose why
  will with within without won't would yes yet you you'll you're you've your yours yourself
  aus bei das dem den der des die ein eine einen für ihr ihre im ist mit nach oder sie so und unser unsere von wir zu zum zur
  au aux avec ce dans du en est et la le les leur nos notre ou par plus pour que qui sans sur un une vos votre
  como con del el esta las los más nuestra nuestro o para por que se sin su sus tu una uno y`),
);

/** Words too common on websites to be keywords: function words, and the usual words of headlines, menus and marketing. */
export const stopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...split(`two three four five six seven eight nine ten hundred thousand million dozens
  ask build builds built buy choose compare contact create creates cut deliver delivered delivers discover download drive earn enjoy enter
  experience explore find finds follow grow help helps join know launch learn leave log login look love loved manage
  meet need needs offer offers order plan plans ready read run save saves scale search sell send share ship shop show
  sign signup simplify start started stay stop subscribe supercharge switch talk tell track transform trust trusted try
  turn understand unlock view visit watch win work working works write
  ago annual annually day days hour hours instant instantly minute minutes month monthly seconds today week weekly weeks
  year yearly years
  amazing awesome beautiful best better big bigger boring complete cool easier easily easy effortless effortlessly exact
  fast faster fastest free fresh friendly full good great happy high incredible inspiring kind leading little loving lovely
  main modern nice number perfect popular possible powerful premium pretty professional proven quick quickly real right
  robust seamless seamlessly secure simple simpler simplest simply smart smarter smooth stunning superb sure true
  trustworthy ultimate unique unlimited world world's worldwide
  answers benefits blog careers case choice community company cookie cookies copyright customer customers docs faq faqs
  feature features frequently home homepage include includes including info information news newsletter official
  overview page partners people policy press price prices pricing privacy question questions asked reserved resource
  resources rights reviews site solution solutions stories story studies support team teams terms testimonials trial
  user users website welcome credit card required demo book`),
]);
