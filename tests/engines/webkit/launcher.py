#!/usr/bin/python3
"""A phone's WebKit for WebKitWebDriver: 390x844, storage that survives, an iPhone's name, scripts before the page's own.

Why not MiniBrowser: its window is at least 447 px wide and, driven, it forgets its storage. Settings come as JSON in
the file named by the argument --phone=.
"""
import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

phone = json.load(open(next(a for a in sys.argv if a.startswith("--phone="))[len("--phone="):]))
# WebKit writes consoles to stdout; the web processes inherit it.
log = os.open(phone["console"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)

store = WebKit2.WebsiteDataManager(
    base_data_directory=phone["profile"] + "/data", base_cache_directory=phone["profile"] + "/cache"
)
context = WebKit2.WebContext.new_with_website_data_manager(store)
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_user_agent(phone["userAgent"])
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_enable_page_cache(True)
settings.set_enable_smooth_scrolling(False)
features = WebKit2.Settings.get_all_features()
for i in range(features.get_length()):
    feature = features.get(i)
    # navigator.storage, which GTK leaves off.
    if feature.get_identifier() == "StorageAPIEnabled" or feature.get_identifier() == "StorageAPI":
        settings.set_feature_enabled(feature, True)


def new_view(*_):
    scripts = WebKit2.UserContentManager()
    for source in phone["initScripts"]:
        frames, moment = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        scripts.add_script(WebKit2.UserScript.new(source, frames, moment, None, None))
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=scripts, is_controlled_by_automation=True
    )
    view.set_size_request(phone["width"], phone["height"])
    window = Gtk.Window(default_width=phone["width"], default_height=phone["height"], decorated=False)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    view.connect("script-dialog", lambda *_: False)
    window.show_all()
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("phone")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", begin)
Gtk.main()
