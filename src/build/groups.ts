/**
 * Rolldown's `codeSplitting.groups`: what the landing page and a form fetch, in few files, of which each costs a slow phone 5 to 9 ms
 * to ask for. React's renderer stands alone so that it runs as a task of its own (src/main.tsx).
 */
export const GROUPS = [
  // With React itself: else it lies with the router, which the landing page does without.
  { name: 'react-dom', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store)\//,
    priority: 3,
  },
  {
    name: 'start',
    // What the app begins with and the pages use too: small files that would each be fetched alone, or with what they dress.
    test: /\/src\/(campaign|forms\/(filledIn|editing)|core\/(locale|address|base64|errors|label|uuid|outbox\/(receipt|record|view)|reads\/(read|readable)|failures\/(failure|blame))|wiring\/env|adapters\/browser\/(clock|persist)|hooks\/(locale|place|words|wordsStore|useIdle|useNow|useDialogs|useTrack)|app\/(failed|frame|whole|language)|campaign\/page|ui\/(whenIdle|pause|earlyPress|lazySection|slips)|messages\/messages\/(ui_(bug_report|cancel|close|language|optional|skip_to_content|loading|try_again|trying|went_wrong)|forms_(address|email|email_invalid|idea_short|name|name_missing|phone|rules_link|submitting)|app_(donate|new_version|page_(transparency|vision)|update_now)|events_cancelled))\.(tsx?|js)$/,
    priority: 2,
  },
  // Also what the router draws for whoever comes back to it.
  { name: 'landing', test: /\/src\/app\/(landing\/|dialogs\.)/, priority: 2 },
  {
    name: 'dress',
    test: /\/src\/(styled-system\/|ui\/(layout|Button|EmptyState|Icon|LanguageSwitch|LatePicture|Rich|useOpenFromHash|staff\/textLink|VisuallyHidden|art\/(BridgeArt|Edge|town|palette))\.)/,
    priority: 1,
  },
  {
    name: 'header',
    test: /\/src\/(app\/site\/(SiteHeader|Brand)|ui\/art\/Blossom|messages\/messages\/app_(main|place_\w+))\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'screens',
    // The landing page's first screens. Each file that is asked for costs a slow phone more than a section in it.
    test: /\/src\/(features\/landing\/(hero|stats)\/\w+|app\/site\/ActionBar|core\/captions|ui\/art\/(Falls|HeroScene)|messages\/messages\/(landing_\w+|app_(take_action|vote_early|volunteer)))\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'sections',
    // What comes below them, each a task of its own when it wakes (ui/lazySection.tsx).
    test: /\/src\/(features\/(landing\/(action-zone|priorities|faq)|events\/public)\/\w+|features\/events\/(model\/(feed|ics)|data\/feedAddress)|ui\/art\/(Errands|PencilArt)|messages\/messages\/public_\w+)\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'footer',
    test: /\/src\/(app\/site\/SiteFooter|ui\/art\/RowOfHouses|messages\/messages\/app_(write_to_us|your_data|social_media|follow|more_about|read_more|page_\w+|staff_sign_in))\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'background',
    // What begins behind every page once it is quiet.
    test: /\/src\/(app\/(background|notices\/\w+|site\/(pageLinks|pageHead))|hooks\/(appUpdate|networkNews|useInstallOffer|useNetwork)|adapters\/browser\/(onceStored|triggers)|ui\/arrival|messages\/messages\/app_(offline|back_online|new_version_ready|language\w*|home_screen|keep_it\w*|add_it|no_thanks))\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'page',
    // What all pages begin with that read something, and forms use too: what asks the backend, and what tells it in words and figures.
    test: /\/(node_modules\/workbox-window\/.*|src\/(hooks\/(blame|mistakes|lateCode|printedReads|useCachedRead|useRead|useGently|useSession|drafts|intlLocale|writing|writing\.gen|format)|wiring\/reads|adapters\/(supabase\/(rows|exchange|storedSession)|browser\/(fault|serviceWorker|workerComes))|core\/(reads\/reads|dateFormat|outbox\/kind)|backend\/(paths|tableKind)|messages\/(registry|messages\/hooks_(storage|full|other_person)_(device|phone)|messages\/hooks_(code|own_fault))|features\/(plan\/model\/asked|townhall\/model\/code|transparency\/model\/parts|events\/model\/(length|publicEvents)))\.(ts|js))$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'fields',
    // With Valibot, which is the rules behind them.
    test: /\/(node_modules\/valibot\/.*|src\/(ui\/(Field|TextInput|SelectField)|forms\/fields|messages\/messages\/(ui_required|forms_(number_between|too_long|password_(short|missing))))\.(tsx?|js))$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'forms',
    // What every form of a visitor needs: pressed, it is asked for in few files, while somebody waits.
    test: /\/(node_modules\/@felte\/.*|src\/(forms\/(ContactFields|draftKeeper|FormDialog|FormParts|reaction|refusals|RulesLink|SubmissionForm|submit|Trap|useCampaignForm|useDraft|useSubmission|valibotAdapter)|features\/intake\/[\w-]+\/(?!kind)\w+|hooks\/directSend|messages\/messages\/(forms_(?!receipt_|number|too_long|password)|intake_(?!\w+_line|door_knock|phone_bank|event_supp|church_))\w+)\.(tsx?|js))$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'kinds',
    // What a visitor can send, and what an answer means: the outbox needs all of them, a form one.
    test: /\/src\/(wiring\/kinds|core\/outbox\/(noAnswer|verdict)|adapters\/supabase\/transport|features\/(analytics\/analyticsKind|events\/data\/rsvpKind|failures\/data\/failureKind|intake\/[\w-]+\/kind|support\/model\/supportKind|townhall\/model\/questionKind)|messages\/messages\/(analytics_line|failures_described|support_(question|idea)_(given|taken)|intake_(\w+_line|door_knocking|phone_banking|event_support|church_gotv)|townhall_question_line|events_comes\w*))\.(ts|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Ark, of which a dialog, the slips and a box to tick need most.
  {
    name: 'ark',
    test: /\/(src\/ui\/(Checkbox|Dialog|toaster)\.tsx$|node_modules\/(@ark-ui\/react\/dist\/utils|@ark-ui\/react\/dist\/components\/field|@zag-js\/dom-query)\/)/,
  },
  {
    name: 'storage',
    // What nobody needs before the database is opened: a dozen files of some hundred bytes otherwise.
    test: /\/src\/(adapters\/dexie\/(db|pageDb|transactions|storage|storageTrouble|watchTable|readStore|userReadStore|identity|drafts|outboxRows|outboxStore|flights|live|deviceId|leaseLock)|adapters\/browser\/(lock|freezes|random)|app\/tidyUp)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'public',
    // What most public pages share and no first visit needs: two dozen files of some hundred bytes otherwise.
    test: /\/src\/(core\/(groupBy|plainText|findWords|csv|content\/(localized|said|kind)|reads\/keyedRead)|hooks\/(timestamp|usePrepared|useSteady|useKeptHere|useHydrated|useOneAtATime|contentLinks)|backend\/(contentSchema|liveRead|pictureSchema|rows)|features\/transparency\/model\/live|ui\/(Said|entry|dayWords|downloadFile|list\/(listView|ListFinder|ListView|useListView|PrintedTable)|staff\/(AsOf|Panel|Tag|opener)|table\/TableFrame)|messages\/messages\/ui_(not_here|search|show_more|show_all|download_csv|order|list_shown|list_filters|list_filters_picked|print_list|as_of|source|not_refreshed|not_refreshed_away))\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'desk',
    // What nearly every staff page shares: nine files of some hundred bytes otherwise.
    test: /\/src\/(hooks\/(useStaff|useMay)|adapters\/supabase\/roles|ui\/(StackedForm|SaveCancel|staff\/(PageHead|NeedsSignal|ForWhoMay))|messages\/messages\/ui_saving)\.(tsx?|js)$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
